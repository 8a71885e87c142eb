import type { Locator, Page } from '@playwright/test';
import type { Operation } from '../../../../src/lib/messages/operations.ts';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import { siteUrl } from '../../helpers/hosts/addresses.ts';

/** Where a walk takes place. */
export interface ScenarioContext {
  readonly page: Page;
  readonly sandbox: SandboxControl;
  readonly club: 'ciu' | 'riverside';
}

/** How a person comes to make one call of the contract, and what they see of it. */
export interface CallScenario {
  /** Whose words tell of a failure. */
  readonly operation: Operation;
  readonly club?: ScenarioContext['club'];
  /** Goes to where the call is made. For a read that makes the call. Works again after the call went well. */
  readonly open: (place: ScenarioContext) => Promise<void>;
  /** A 404 is no failure here, but told as what it is. */
  readonly isMissingExpected?: true;
  /** Makes the call of an open screen; when left out, the call is a read that its Retry makes again. */
  readonly send?: (page: Page) => Promise<void>;
  /** What the failure stands in; the screen's content when left out. */
  readonly scope?: (page: Page) => Locator;
  /** Shows when the call went well. */
  readonly done: (page: Page) => Locator;
  /** What shows where the app goes by itself some time after success. */
  readonly afterRedirect?: (page: Page) => Locator;
  /** A field that the server can refuse: its name on the wire, and its label. */
  readonly field?: { readonly name: string; readonly label: string };
  /** Labels of what is to be typed again after a failure, with what to type. */
  readonly retyped?: Readonly<Record<string, string>>;
}

export const main = (page: Page): Locator => page.getByRole('main');

const drawIds = new WeakMap<ScenarioContext, number>();

/** Opens a live draw that is added for the walk, the same one each time. */
export async function openDraw(
  place: ScenarioContext,
  type: 'one_time' | 'subscription' = 'one_time',
): Promise<void> {
  const id = drawIds.get(place) ?? (await place.sandbox.addDraws({ club: place.club, type }))[0] ?? 0;
  drawIds.set(place, id);
  await visit(place, `/raffles/${id}`);
}

/** What the app says in a toast, or leaves on the page. */
export const messageText = (page: Page, text: string | RegExp): Locator => page.getByText(text).last();

export function button(name: string | RegExp, scope: (page: Page) => Locator = main) {
  return (page: Page) => scope(page).getByRole('button', { name, exact: true }).click();
}

export async function fill(scope: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await scope.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Goes to a screen: by a link where the app is open already, which takes no page load, else by its address. */
export async function visit({ page, club }: ScenarioContext, path: string): Promise<void> {
  if (!page.url().startsWith(siteUrl(club, ''))) return void (await page.goto(siteUrl(club, path)));
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
