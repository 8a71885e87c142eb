/** Arguments of Node that serve `dist` on a port in workerd, the runtime of the CDN. @param more such as another configuration */
export function getWranglerArgs(port, ...more) {
  return [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    `--port=${port}`,
    '--ip=127.0.0.1',
    '--inspector-port=0',
    '--log-level=error',
    '--show-interactive-dev-session=false',
    ...more,
  ];
}
