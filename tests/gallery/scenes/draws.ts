import { errorBox, purchasePanel } from '../../e2e/helpers/locators.ts';
import { storeOrder, waitForEvidence } from '../../e2e/helpers/states/screen-state.ts';
import {
  createFullPageScene,
  createLoadedScene,
  createLoadingScenes,
  type GalleryTenant,
  type Scene,
  type Stage,
} from '../scene.ts';

const draws = {
  ciu: {
    once: 'Thousand Pound Thursday',
    repeats: 'Friday Meat Raffle No. 42',
    waits: 'Club Night Jackpot No. 12',
    offered: 'Wine Cellar Six No. 8',
    toOpen: 'Harvest Hamper',
    drawn: 'Friday Meat Raffle No. 41',
  },
  riverside: {
    once: 'Five Hundred Friday',
    repeats: 'Regatta Raffle No. 19',
    waits: 'Regatta Raffle No. 19',
    offered: 'Regatta Raffle No. 19',
    toOpen: 'Spa Day for Sore Arms',
    drawn: 'Regatta Raffle No. 18',
  },
  harlequin: {
    once: 'Cash',
    repeats: 'Gardens No. 3',
    waits: 'Gardens No. 3',
    offered: 'Gardens No. 3',
    toOpen: 'Hamper',
    drawn: 'Gardens No. 2',
  },
} as const satisfies Record<GalleryTenant, unknown>;

type Kind = keyof (typeof draws)['ciu'];

async function openDraw({ page, open, club }: Stage, kind: Kind): Promise<void> {
  await open(`/?all=1&search=${encodeURIComponent(draws[club][kind])}`);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'About this raffle' }).waitFor();
}

const draw = (state: string, kind: Kind, more: Partial<Scene> = {}): Scene => ({
  screen: 'draw',
  state,
  play: (stage) => openDraw(stage, kind),
  ...more,
});

const button = ({ page }: Stage, name: string) =>
  purchasePanel(page).getByRole('button', { name, exact: true });

async function buy(stage: Stage): Promise<void> {
  await openDraw(stage, 'once');
  await button(stage, 'Purchase').click();
}

async function openPrizes(stage: Stage, kind: Kind): Promise<void> {
  await openDraw(stage, kind);
  await stage.page.getByRole('tab', { name: 'Prizes' }).click();
}

export const drawScenes: readonly Scene[] = [
  createLoadedScene('raffles', '/'),
  createFullPageScene('raffles', '/'),
  createFullPageScene('raffles', '/?all=1', { state: 'all, whole page' }),
  { screen: 'raffles', state: 'one card', play: (stage) => stage.open(`/?search=${draws[stage.club].once}`) },
  createLoadedScene('raffles', '/?search=nothing+of+the+sort', { state: 'empty' }),
  ...createLoadingScenes('raffles', '/', 'draws/public/'),
  {
    screen: 'raffles',
    state: 'offline',
    play: async ({ page, open }) => {
      await open('/');
      await page.context().setOffline(true);
      await page.getByText("You're offline.").first().waitFor();
    },
  },
  draw('live, once', 'once'),
  draw('live, once, whole page', 'once', { isFullPage: true }),
  draw('live, repeats', 'repeats'),
  draw('live, repeats, whole page', 'repeats', { isFullPage: true }),
  {
    screen: 'draw',
    state: 'one-time purchase',
    tenants: ['ciu'],
    play: async (stage) => {
      await openDraw(stage, 'offered');
      await stage.page.getByRole('radio', { name: 'One-time purchase' }).check();
    },
  },
  {
    screen: 'draw',
    state: 'not bought',
    play: async (stage) => {
      await stage.sandbox.faults({ path: 'draws/{id}/buy_tickets/', status: 400 });
      await buy(stage);
      await stage.page.getByRole('main').locator(errorBox).waitFor();
    },
  },
  {
    screen: 'draw',
    state: 'unanswered order',
    play: async (stage) => {
      await stage.sandbox.faults({ path: 'draws/{id}/buy_tickets/', status: 500 });
      await buy(stage);
      await waitForEvidence(stage.page);
    },
  },
  {
    screen: 'draw',
    state: 'unfinished payments',
    tenants: ['ciu', 'riverside'],
    play: async (stage) => {
      await openDraw(stage, 'once');
      const subjectId = new URL(stage.page.url()).pathname.split('/').at(-1) ?? '';
      const name = draws[stage.club].once;
      const amount = 2;
      await storeOrder(stage.page, { operation: 'buyTickets', subjectId, name, amount, state: 'redirected' });
      await waitForEvidence(stage.page);
    },
  },
  {
    screen: 'draw',
    state: 'bought',
    tenants: ['ciu', 'riverside'],
    play: async (stage) => {
      await buy(stage);
      await stage.page
        .getByRole('main')
        .getByText(/^New tickets: /)
        .waitFor();
    },
  },
  {
    screen: 'draw',
    state: 'subscribed',
    tenants: ['ciu'],
    play: async (stage) => {
      await openDraw(stage, 'repeats');
      await stage.page.getByText(/^Subscribed: /).waitFor();
    },
  },
  {
    screen: 'draw',
    state: 'subscription waits',
    tenants: ['ciu'],
    play: async (stage) => {
      await openDraw(stage, 'waits');
      await stage.page.getByText('Payment needed').waitFor();
    },
  },
  {
    screen: 'draw',
    state: 'being bought',
    tenants: ['ciu'],
    play: async (stage) => {
      await stage.sandbox.faults({ path: 'draws/{id}/buy_tickets/', delayMs: 60_000 });
      await buy(stage);
      await button(stage, 'Purchasing…').waitFor();
    },
  },
  {
    screen: 'draw',
    state: 'nothing remaining',
    tenants: ['ciu'],
    play: async (stage) => {
      await stage.sandbox.addDraws({ club: stage.club, name: 'One Each', maximum: 1 });
      await stage.open('/?search=One+Each');
      await stage.page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await button(stage, 'Purchase').click();
      await stage.page.getByText('(0 remaining)').waitFor();
    },
  },
  draw('scheduled', 'toOpen', { isFullPage: true }),
  draw('closed', 'drawn', { isFullPage: true }),
  { screen: 'draw', state: 'winners', isFullPage: true, play: (stage) => openPrizes(stage, 'drawn') },
  { screen: 'draw', state: 'prizes', isFullPage: true, play: (stage) => openPrizes(stage, 'repeats') },
  ...createLoadingScenes('draw', '/raffles/1', 'draws/{id}/'),
];
