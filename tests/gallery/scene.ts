import type { Page } from '@playwright/test';
import { errorBox } from '../e2e/helpers/locators.ts';
import { disableOfflineCache } from '../e2e/helpers/page-setup.ts';
import type { SandboxControl } from '../helpers/sandbox-control.ts';

export const galleryTenants = ['ciu', 'riverside', 'harlequin'] as const;
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
export const themes = ['light', 'dark'] as const;

export type GalleryTenant = (typeof galleryTenants)[number];
export type Width = keyof typeof widths;

/** Who looks at a screen: the club's demo member, one who has nothing yet, or nobody who is signed in. */
export type Viewer = 'member' | 'newcomer' | 'visitor';

/** What a scene's steps have to work with. */
export interface Stage {
  readonly page: Page;
  readonly sandbox: SandboxControl;
  readonly club: GalleryTenant;
  /** Opens a path of the club's site; what it loads may still be on its way. */
  readonly start: (path: string) => Promise<void>;
  /** The same, and waits for what it loads. */
  readonly open: (path: string) => Promise<void>;
}

/** A screen in one of its states. */
export interface Scene {
  /** Groups the pictures: a name of the route table, or `frame` for what belongs to all. */
  readonly screen: string;
  readonly state: string;
  /** The demo member when left out. */
  readonly viewer?: Viewer;
  /** Brings the screen into the state. */
  readonly play: (stage: Stage) => Promise<void>;
  /** The whole length of the page instead of what the window shows. */
  readonly isFullPage?: true;
  readonly only?: Width;
  readonly tenants?: readonly GalleryTenant[];
}

type Call = Parameters<SandboxControl['faults']>[0]['path'];

/** The states that every screen has which loads something: `call` is the path of what it loads. */
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

/** A screen as it is when it is opened. */
export function createLoadedScene(screen: string, path: string, more: Partial<Scene> = {}): Scene {
  return { screen, state: 'loaded', play: ({ open }) => open(path), ...more };
}

/** The same at full length. */
export function createFullPageScene(screen: string, path: string, more: Partial<Scene> = {}): Scene {
  return createLoadedScene(screen, path, { state: 'whole page', isFullPage: true, ...more });
}
