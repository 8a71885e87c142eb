import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

describe('a build without a service worker', () => {
  it('has pages take away whatever one is registered', async () => {
    const unregister = vi.fn<() => Promise<boolean>>(async () => true);
    const register = vi.fn<() => void>();
    const getRegistrations = async () => [{ unregister }, { unregister }];
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations, register } });
    const { keepWorker } = await import('../../../../src/stores/start/worker.ts');
    await keepWorker();
    expect(unregister).toHaveBeenCalledTimes(2);
    expect(register).not.toHaveBeenCalled();
  });
});
