import { expect, it, vi } from 'vitest';
import {
  buildVariables,
  checkVariables,
  warnAboutSandboxBuild,
} from '../../../../build/hosting/build-variables.ts';

const deployed = {
  PUBLIC_API_URL: 'https://{subdomain}.api.example.com/',
  PUBLIC_LANDING_DOMAINS: 'club.example, club.test:8443',
};

it.each([
  buildVariables,
  {},
  { PUBLIC_API_URL: 'https://api.example.com/{subdomain}/v1', PUBLIC_PAYMENT_HOSTS: 'pay.example.com' },
  { PUBLIC_SENTRY_DSN: 'https://key@reports.example/1', PUBLIC_SENTRY_TRACES_SAMPLE_RATE: '0.05' },
  { PUBLIC_IDEMPOTENCY_KEY: 'on' },
  { PUBLIC_POLICY_REPORTS: 'https://o1.ingest.example/api/7/security/?sentry_key=key' },
  {
    PUBLIC_SECURITY_CONTACT: 'mailto:a@club.example, https://a.example/',
    PUBLIC_SECURITY_EXPIRES: '2027-11-01',
  },
])('checkVariables accepts %j', (given) => {
  expect(() => checkVariables(given)).not.toThrow();
});

it.each([
  ['PUBLIC_API_URL', '{subdomain}.api.example.com'],
  ['PUBLIC_API_URL', 'ftp://{subdomain}.example.com/'],
  ['PUBLIC_API_URL', 'https://{subdomain}.example.com:99999/'],
  ['PUBLIC_LANDING_DOMAINS', ''],
  ['PUBLIC_LANDING_DOMAINS', 'https://club.example'],
  ['PUBLIC_LANDING_DOMAINS', '*.club.example'],
  ['PUBLIC_SENTRY_DSN', 'reports'],
  ['PUBLIC_PAYMENT_HOSTS', '*.pay.example.com'],
  ['PUBLIC_PAYMENT_HOSTS', 'https://pay.example.com/'],
  ['PUBLIC_IDEMPOTENCY_KEY', 'yes'],
  ['PUBLIC_SENTRY_TRACES_SAMPLE_RATE', '5%'],
  ['PUBLIC_POLICY_REPORTS', 'https://reports.example/"; script-src *'],
  ['PUBLIC_POLICY_REPORTS', 'https://reports.example/a,b'],
  ['PUBLIC_SECURITY_CONTACT', 'security@club.example'],
  ['PUBLIC_SECURITY_CONTACT', 'mailto:a@club.example\nPolicy: x'],
  ['PUBLIC_SECURITY_EXPIRES', '2027-02-30'],
])('checkVariables rejects %s=%s and names the variable', (name, text) => {
  expect(() => checkVariables({ ...deployed, [name]: text })).toThrow(`${name} is '${text}'. It must be `);
});

it('warnAboutSandboxBuild warns when a variable is missing', () => {
  const warn = vi.fn<(text: string) => void>();
  warnAboutSandboxBuild({ PUBLIC_API_URL: deployed.PUBLIC_API_URL }, {}, warn);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('PUBLIC_LANDING_DOMAINS not set'));
});

it('warnAboutSandboxBuild throws on CI unless SANDBOX_BUILD is set', () => {
  const warn = vi.fn<(text: string) => void>();
  expect(() => warnAboutSandboxBuild({}, { CI: 'true' }, warn)).toThrow(
    'PUBLIC_API_URL and PUBLIC_LANDING_DOMAINS',
  );
  warnAboutSandboxBuild({}, { CI: 'true', SANDBOX_BUILD: 'yes' }, warn);
  warnAboutSandboxBuild(deployed, { CI: 'true' }, warn);
  warnAboutSandboxBuild(buildVariables, { CI: 'true' }, warn);
  expect(warn).not.toHaveBeenCalled();
});
