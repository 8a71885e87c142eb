/** Tests the files that a build creates from its variables, on both hosts. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createPolicyReportHeaders } from '../../../build/hosting/content-security-policy.ts';
import { formatHeaders } from '../../../build/hosting/host-rules.ts';
import { formatSecurityTxt, securityTxtFile } from '../../../build/hosting/integration.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { startNginx } from '../helpers/hosts/nginx.ts';
import { startWorkerd } from '../helpers/hosts/workerd.ts';

const securityTxt = formatSecurityTxt(
  { PUBLIC_SECURITY_CONTACT: 'mailto:security@club.example', PUBLIC_SECURITY_EXPIRES: '2027-11-01' },
  Date.parse('2026-11-27'),
);

async function createSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'operator-'));
  await cp('dist', folder, { recursive: true });
  const reports = createPolicyReportHeaders('https://reports.example/policy', ["default-src 'none'"]);
  await writeFile(join(folder, '_headers'), formatHeaders(reports));
  await mkdir(join(folder, dirname(securityTxtFile)), { recursive: true });
  await writeFile(join(folder, securityTxtFile), securityTxt ?? '');
  return folder;
}

for (const [host, start] of Object.entries({ workerd: startWorkerd, nginx: startNginx })) {
  test(`${host} serves security.txt, and policy reports when they are enabled`, {
    tag: '@wide',
  }, async () => {
    const folder = await createSite();
    const { port, close } = await start(folder);
    const ask = (path: string) => requestTenant(port, `ciu.praxis.localhost:${port}`, path);
    const { status, text, headers } = await ask(`/${securityTxtFile}`);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; charset=utf-8', securityTxt]);
    expect((await ask('/.well-known/change-password')).status).toBe(302);
    if (host === 'workerd') {
      for (const path of ['/', '/wallet', '/raffles/7'])
        expect((await ask(path)).headers['reporting-endpoints'], path).toBe(
          'policy="https://reports.example/policy"',
        );
      for (const path of ['/reset-password', '/callback', '/sw.js'])
        expect(Object.keys((await ask(path)).headers).join(), path).not.toMatch(/report/);
    }
    await close();
    await rm(folder, { recursive: true });
  });
}
