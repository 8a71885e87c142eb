import type { Page } from '@playwright/test';

interface AppManifest {
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** Reads the page's manifest as the browser does, with everything that prevents an installation. */
export async function getAppManifest(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { url, data = '', errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's browser counts as incognito.
  const obstacles = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  return { url, manifest: JSON.parse(data) as AppManifest, problems: [...errors, ...obstacles] };
}
