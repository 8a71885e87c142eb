/** `npm run verify-api -- URL`: looks whether an API answers as the site needs it. */
import { main } from '../api/verify/command.ts';
import { say } from './support/say.mjs';

process.exitCode = await main(process.argv.slice(2), process.env, say);
