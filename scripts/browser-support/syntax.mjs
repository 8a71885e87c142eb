/** What JavaScript the oldest browsers can read. */
import { parse } from 'acorn';

/** Safari 16.4 is the last of them to read all of it, class blocks and regular expressions included. */
const ecmaVersion = 2022;

/** The place where a script stops being readable to the oldest browsers, as a use; none where it never does. */
export function findNewerSyntax(code, file) {
  try {
    parse(code, { ecmaVersion, sourceType: 'module' });
    return [];
  } catch (error) {
    const { pos = 0, loc, message } = error;
    const feature = `syntax newer than ES${ecmaVersion}: ${message}`;
    return [{ feature, file, line: loc?.line ?? 0, text: code.slice(Math.max(0, pos - 40), pos + 40) }];
  }
}
