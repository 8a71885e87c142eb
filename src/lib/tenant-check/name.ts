import { maxShortNameLength } from '../config.ts';
import { initialsOf } from '../format/text.ts';

import { error, type Finding, info, ok, warning } from './finding.ts';

/** A header has room for about so many characters where it shows the name in place of the logo. */
const headerNameLength = 20;

/** Describes the name as the name of an installed app. */
export function checkName(name: string): Finding[] {
  const trimmed = name.trim();
  if (trimmed === '') {
    return [error('The name is empty. Screens, tab titles and the installed app would have no name.')];
  }
  const letters = Array.from(trimmed);
  const findings = [
    info(`The name has ${letters.length} characters. Its initials are ${initialsOf(trimmed)}.`),
  ];
  if (trimmed !== name) findings.push(warning('The name begins or ends with a space.'));
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(name)) {
    findings.push(warning('The name has characters that cannot be seen, such as line breaks.'));
  }
  if (/[<>]|&\w+;/.test(name))
    findings.push(warning('The name looks like HTML. The app shows it letter by letter.'));
  if (name.length <= maxShortNameLength) {
    findings.push(ok(`As the installed app’s short name it stays whole: ${trimmed}.`));
  } else {
    const cut = letters.slice(0, maxShortNameLength).join('').trim();
    const limit = `longer than ${maxShortNameLength} characters`;
    findings.push(
      info(
        `It is ${limit}, so the app gives no short name. A home screen cuts it, for example to “${cut}…”.`,
      ),
    );
  }
  if (letters.length > headerNameLength) {
    findings.push(
      info(
        `Where the logo does not load, a phone’s header cuts it after about ${headerNameLength} characters.`,
      ),
    );
  }
  return findings;
}
