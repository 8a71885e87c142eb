import type { TestProject } from 'vitest/node';
import { type InstrumentedSite, startInstrumentedSite } from './instrumented-site.ts';

type Ports = Pick<InstrumentedSite, 'sitePort' | 'sandboxPort'>;

declare module 'vitest' {
  export interface ProvidedContext {
    Firefox: Ports;
    WebKit: Ports;
  }
}

export default async function startSites(project: TestProject): Promise<() => Promise<void>> {
  const sites: InstrumentedSite[] = [];
  for (const name of ['Firefox', 'WebKit'] as const) {
    const site = await startInstrumentedSite();
    sites.push(site);
    project.provide(name, { sitePort: site.sitePort, sandboxPort: site.sandboxPort });
  }
  return async () => {
    for (const site of sites) await site.close();
  };
}
