/** Serves the built site until SIGTERM: `node serve.ts PORT`. */
import { startNginx } from './nginx.ts';

const nginx = await startNginx('dist', Number(process.argv[2]));
process.once('SIGTERM', () => void nginx.close());
