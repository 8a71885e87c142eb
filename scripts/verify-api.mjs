/** `npm run verify-api -- URL`: looks whether an API answers as the site needs it. */
import { runCommand } from '../api/verify/command.ts';
import { print } from './support/settings.mjs';

process.exitCode = await runCommand(process.argv.slice(2), process.env, print);
