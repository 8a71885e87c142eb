export type PrecacheResult = 'all' | 'none';

/** Runs in the page: precaches without the app's pauses. */
export async function precacheAll(): Promise<PrecacheResult> {
  interface Policy {
    createScriptURL(text: string): string;
  }
  interface Factory {
    createPolicy(name: string, rules: Policy): Policy;
  }
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  const container = navigator.serviceWorker;
  if (!(await container.getRegistration())) {
    const policy = trustedTypes?.createPolicy('app-worker', { createScriptURL: (text) => text });
    // A policy name is unique, so the app reuses this policy.
    if (policy && trustedTypes) {
      const create = trustedTypes.createPolicy.bind(trustedTypes);
      const value: Factory['createPolicy'] = (name, rules) =>
        name === 'app-worker' ? policy : create(name, rules);
      Object.defineProperty(trustedTypes, 'createPolicy', { value });
    }
    await container.register(policy?.createScriptURL('/sw.js') ?? '/sw.js', { updateViaCache: 'none' });
  }
  const { active } = await container.ready;
  for (;;) {
    const progress = await new Promise<unknown>((resolve) => {
      const onMessage = ({ data }: MessageEvent) => {
        if (!data?.precached) return;
        container.removeEventListener('message', onMessage);
        resolve(data.precached);
      };
      container.addEventListener('message', onMessage);
      container.startMessages();
      active?.postMessage('precache');
    });
    if (progress === 'all' || progress === 'none') return progress;
  }
}
