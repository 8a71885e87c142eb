/** Arguments of Node that serve `dist` on a port in workerd, the runtime of the CDN. */
export function wranglerArgs(port) {
  return [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    `--port=${port}`,
    '--ip=127.0.0.1',
    '--inspector-port=0',
    '--log-level=error',
    '--show-interactive-dev-session=false',
  ];
}
