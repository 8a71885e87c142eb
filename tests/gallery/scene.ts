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

type Fault = Parameters<SandboxControl['faults']>[0];

type Step = (stage: Stage) => Promise<unknown>;

interface SceneOptions extends Partial<Scene> {
  readonly path?: string;
  /** Set before the page opens. */
  readonly fault?: Fault;
}

/** The steps follow once the page is open. */
type SceneRow = readonly [state: string, steps?: readonly Step[], options?: SceneOptions];

export const fullPage = { isFullPage: true } as const;
export const byNewcomer = { viewer: 'newcomer' } as const;
export const byVisitor = { viewer: 'visitor' } as const;

/** Creates the scenes of a screen. Each starts on its page. */
export const createScenes = (
  screen: string,
  path: string,
  rows: readonly SceneRow[],
  common: Partial<Scene> = {},
): Scene[] =>
  rows.map(([state, steps = [], { path: ownPath = path, fault, ...options } = {}]) => ({
    screen,
    state,
    play: async (stage) => {
      if (fault) await stage.sandbox.faults(fault);
      await stage.open(ownPath);
      for (const step of steps) await step(stage);
    },
    ...common,
    ...options,
  }));

/** Creates the loading and failure scenes of a screen. @param call path of its API call */
export function createLoadingScenes(screen: string, path: string, call: Fault['path'] & string): Scene[] {
  const create = (state: string, fault: Fault, play: Step): Scene => ({
    screen,
    state,
    play: async (stage) => {
      await disableOfflineCache(stage.page);
      await stage.sandbox.faults(fault);
      await play(stage);
    },
  });
  return [
    create('loading', { path: call, delayMs: 60_000 }, async ({ page, start }) => {
      await start(path);
      await page.locator('.skeleton').first().waitFor();
    }),
    create('failing', { path: call, status: 500 }, async (stage) => {
      await stage.open(path);
      await waitForAlert(stage);
    }),
  ];
}

/** Presses buttons in turn. */
export const press =
  (...names: readonly (string | RegExp)[]): Step =>
  async ({ page }) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };

export const fill =
  (label: string, text: string): Step =>
  ({ page }) =>
    page.getByLabel(label, { exact: true }).fill(text);

export const waitForText =
  (text: string | RegExp): Step =>
  ({ page }) =>
    page.getByText(text).first().waitFor();

export const waitForAlert: Step = ({ page }) => page.getByRole('main').locator(errorBox).waitFor();
