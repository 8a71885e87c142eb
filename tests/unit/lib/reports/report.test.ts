import '../../../helpers/browser.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deposit, listTransactions } from '../../../../src/lib/contract/wallet.ts';
import { AppError } from '../../../../src/lib/errors.ts';
import type { Report } from '../../../../src/lib/reports/report-delivery.ts';

const sent: Report[] = [];
let page: typeof import('../../../../src/lib/reports/report.ts');

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../../../src/lib/environment.ts', () => ({ sentryDsn: 'https://key@reports.example/1' }));
  vi.doMock('../../../../src/lib/reports/report-delivery.ts', () => ({
    connectReporting: () => (report: Report) => void sent.push(report),
  }));
  vi.doMock('../../../../src/lib/browser/timing.ts', () => ({ onIdle: (work: () => void) => work() }));
  page = await import('../../../../src/lib/reports/report.ts');
});
afterAll(() => {
  vi.doUnmock('../../../../src/lib/environment.ts');
  vi.doUnmock('../../../../src/lib/reports/report-delivery.ts');
  vi.doUnmock('../../../../src/lib/browser/timing.ts');
  vi.resetModules();
});

it('reportFailedCall reports a read once and an order each time', async () => {
  const shape = new AppError('broken', 'The reply has another shape than the contract says');
  const status = new AppError('broken', 'Request failed with status code 500', { status: 500 });
  page.startReporting({ tenant: 'ciu', isTenantHost: true, route: () => 'wallet' });
  for (const error of [shape, shape, status, shape, status]) page.reportFailedCall(listTransactions, error);
  for (const error of [status, status]) page.reportFailedCall(deposit, error);
  await vi.waitFor(() => expect(sent).toHaveLength(5));
  expect(sent.slice(1).map(({ tags }) => tags)).toEqual([
    { route: 'wallet', call: 'GET transactions/me/' },
    { route: 'wallet', call: 'GET transactions/me/', status: '500' },
    { route: 'wallet', call: 'POST transactions/payment_transaction/', status: '500' },
    { route: 'wallet', call: 'POST transactions/payment_transaction/', status: '500' },
  ]);
});
