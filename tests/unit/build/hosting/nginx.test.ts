import { expect, it } from 'vitest';
import { formatNginxConfig } from '../../../../build/hosting/nginx.ts';

it('nginx is told what the tables of routes and headers say (vitest -u writes it anew)', async () => {
  await expect(formatNginxConfig()).toMatchFileSnapshot('../../../../build/hosting/nginx.conf');
});
