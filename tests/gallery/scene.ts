import type { Page } from '@playwright/test';
import { errorBox } from '../e2e/helpers/locators.ts';
import { disableOfflineCache } from '../e2e/helpers/page-setup.ts';
import type { SandboxControl } from '../helpers/sandbox-control.ts';

export const galleryTenants = ['ciu', 'riverside', 'harlequin'] as const;
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
export const themes = ['light', 'dark'] as const;

export type GalleryTenant = (typeof galleryTenants)[number];
export type Width = keyof typeof widths;

/** The demo member, a member without data, or a visitor. */
export type Viewer = 'member' | 'newcomer' | 'visitor';

export interface Stage {
  readonly page: Page;
  readonly sandbox: SandboxControl;
  readonly club: GalleryTenant;
  readonly start: (path: string) => Promise<void>;
  readonly open: (path: string) => Promise<void>;
}

export interface Scene {
  /** Group of the pictures: a route name, or `frame`. */
  readonly screen: string;
  readonly state: string;
  readonly viewer?: Viewer;
  readonly play: (stage: Stage) => Promise<void>;
  readonly isFullPage?: true;
  readonly only?: Width;
  readonly tenants?: readonly GalleryTenant[];
}

type Call = Parameters<SandboxControl['faults']>[0]['path'];

/** Creates the loading and failure scenes of a screen. @param call path of its API call */
export function createLoadingScenes(screen: string, path: string, call: Call & string): Scene[] {
  return [
    {
      screen,
      state: 'loading',
      play: async ({ page, sandbox, start }) => {
        await disableOfflineCache(page);
        await sandbox.faults({ path: call, delayMs: 60_000 });
        await start(path);
        await page.locator('.skeleton').first().waitFor();
      },
    },
    {
      screen,
      state: 'failing',
      play: async ({ page, sandbox, open }) => {
        await disableOfflineCache(page);
        await sandbox.faults({ path: call, status: 500 });
        await open(path);
        await page.getByRole('main').locator(errorBox).waitFor();
      },
    },
  ];
}

export function createLoadedScene(screen: string, path: string, options: Partial<Scene> = {}): Scene {
  return { screen, state: 'loaded', play: ({ open }) => open(path), ...options };
}

export function createFullPageScene(screen: string, path: string, options: Partial<Scene> = {}): Scene {
  return createLoadedScene(screen, path, { state: 'whole page', isFullPage: true, ...options });
}
