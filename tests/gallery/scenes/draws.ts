import { purchasePanel } from '../../e2e/helpers/locators.ts';
import { storeOrder, waitForEvidence } from '../../e2e/helpers/states/screen-state.ts';
import {
  createLoadingScenes,
  createScenes,
  type GalleryTenant,
  type Scene,
  type Stage,
  waitForAlert,
  wholePage,
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

async function openFirstCard({ page }: Stage): Promise<void> {
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'About this raffle' }).waitFor();
}

const openDraw = (kind: Kind) => async (stage: Stage) => {
  await stage.open(`/?all=1&search=${encodeURIComponent(draws[stage.club][kind])}`);
  await openFirstCard(stage);
};

const button = ({ page }: Stage, name: string) =>
  purchasePanel(page).getByRole('button', { name, exact: true });

async function buy(stage: Stage): Promise<void> {
  await openDraw('once')(stage);
  await button(stage, 'Purchase').click();
}

const openPrizes = (kind: Kind) => async (stage: Stage) => {
  await openDraw(kind)(stage);
  await stage.page.getByRole('tab', { name: 'Prizes' }).click();
};

const buying = 'draws/{id}/buy_tickets/';
const ciu = { tenants: ['ciu'] } as const;
const withSubscriptions = { tenants: ['ciu', 'riverside'] } as const;

const orders = createScenes('draw', '/', [
  [
    'not bought',
    async (stage) => {
      await buy(stage);
      await waitForAlert(stage);
    },
    { fault: { path: buying, status: 400 } },
  ],
  [
    'unanswered order',
    async (stage) => {
      await buy(stage);
      await waitForEvidence(stage.page);
    },
    { fault: { path: buying, status: 500 } },
  ],
  [
    'unfinished payments',
    async (stage) => {
      await openDraw('once')(stage);
      const subjectId = new URL(stage.page.url()).pathname.split('/').at(-1) ?? '';
      const name = draws[stage.club].once;
      const amount = 2;
      await storeOrder(stage.page, { operation: 'buyTickets', subjectId, name, amount, state: 'redirected' });
      await waitForEvidence(stage.page);
    },
    withSubscriptions,
  ],
  [
    'bought',
    async (stage) => {
      await buy(stage);
      await stage.page
        .getByRole('main')
        .getByText(/^New tickets: /)
        .waitFor();
    },
    withSubscriptions,
  ],
  [
    'being bought',
    async (stage) => {
      await buy(stage);
      await button(stage, 'Purchasing…').waitFor();
    },
    { ...ciu, fault: { path: buying, delayMs: 60_000 } },
  ],
  [
    'nothing remaining',
    async (stage) => {
      await stage.sandbox.addDraws({ club: stage.club, name: 'One Each', maximum: 1 });
      await stage.open('/?search=One+Each');
      await openFirstCard(stage);
      await button(stage, 'Purchase').click();
      await stage.page.getByText('(0 remaining)').waitFor();
    },
    ciu,
  ],
]);

export const drawScenes: readonly Scene[] = [
  ...createScenes('raffles', '/', [
    ['loaded'],
    ['whole page', undefined, wholePage],
    ['all, whole page', undefined, { ...wholePage, path: '/?all=1' }],
    ['one card', (stage) => stage.open(`/?search=${draws[stage.club].once}`)],
    ['empty', undefined, { path: '/?search=nothing+of+the+sort' }],
    [
      'offline',
      async ({ page }) => {
        await page.context().setOffline(true);
        await page.getByText("You're offline.").first().waitFor();
      },
    ],
  ]),
  ...createLoadingScenes('raffles', '/', 'draws/public/'),
  ...createScenes('draw', '/', [
    ['live, once', openDraw('once')],
    ['live, once, whole page', openDraw('once'), wholePage],
    ['live, repeats', openDraw('repeats')],
    ['live, repeats, whole page', openDraw('repeats'), wholePage],
    [
      'one-time purchase',
      async (stage) => {
        await openDraw('offered')(stage);
        await stage.page.getByRole('radio', { name: 'One-time purchase' }).check();
      },
      ciu,
    ],
    [
      'subscribed',
      async (stage) => {
        await openDraw('repeats')(stage);
        await stage.page.getByText(/^Subscribed: /).waitFor();
      },
      ciu,
    ],
    [
      'subscription waits',
      async (stage) => {
        await openDraw('waits')(stage);
        await stage.page.getByText('Payment needed').waitFor();
      },
      ciu,
    ],
    ['scheduled', openDraw('toOpen'), wholePage],
    ['closed', openDraw('drawn'), wholePage],
    ['winners', openPrizes('drawn'), wholePage],
    ['prizes', openPrizes('repeats'), wholePage],
  ]),
  ...orders,
  ...createLoadingScenes('draw', '/raffles/1', 'draws/{id}/'),
];
