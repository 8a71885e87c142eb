import { Misuse, readOptions } from './options.ts';
import { formatJson, formatText } from './report.ts';
import { verify } from './verify.ts';

/**
 * The command: looks at the API that the words name, and tells what it found.
 * @param say gets each text to be told, without secrets
 * @returns the exit status: 1 when something would break a screen or nothing could be looked at, else 0
 */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  say: (text: string) => void,
): Promise<number> {
  try {
    const { json, ...wish } = readOptions(args, environment);
    const report = await verify(wish);
    say((json ? formatJson : formatText)(report));
    return report.breaks > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    say(error.message);
    return 1;
  }
}
