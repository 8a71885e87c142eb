import { purchasePanel } from '../../e2e/helpers/locators.ts';
import { storeOrder, waitForEvidence } from '../../e2e/helpers/states/screen-state.ts';
import {
  createLoadingScenes,
  createScenes,
  fullPage,
  type GalleryTenant,
  type Scene,
  type Stage,
  waitForAlert,
  waitForText,
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

const open = (kind: Kind) => async (stage: Stage) => {
  await stage.open(`/?all=1&search=${encodeURIComponent(draws[stage.club][kind])}`);
  await openFirstCard(stage);
};

const button = ({ page }: Stage, name: string) =>
  purchasePanel(page).getByRole('button', { name, exact: true });

const openPrizes = ({ page }: Stage) => page.getByRole('tab', { name: 'Prizes' }).click();
const chooseOnce = ({ page }: Stage) => page.getByRole('radio', { name: 'One-time purchase' }).check();
const purchase = (stage: Stage) => button(stage, 'Purchase').click();
const waitForSpinner = (stage: Stage) => button(stage, 'Purchasing…').waitFor();
const showEvidence = ({ page }: Stage) => waitForEvidence(page);
const waitForTickets = ({ page }: Stage) =>
  page
    .getByRole('main')
    .getByText(/^New tickets: /)
    .waitFor();
const openOneCard = (stage: Stage) => stage.open(`/?search=${draws[stage.club].once}`);
const goOffline = ({ page }: Stage) => page.context().setOffline(true);

async function storeCardPayment({ page, club }: Stage): Promise<void> {
  const subjectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const order = { operation: 'buyTickets', subjectId, name: draws[club].once, amount: 2 } as const;
  await storeOrder(page, { ...order, state: 'redirected' });
}

async function openSoldOut(stage: Stage): Promise<void> {
  await stage.sandbox.addDraws({ club: stage.club, name: 'One Each', maximum: 1 });
  await stage.open('/?search=One+Each');
  await openFirstCard(stage);
  await purchase(stage);
}

const buy = [open('once'), purchase];
const buying = 'draws/{id}/buy_tickets/';
const ciu = { tenants: ['ciu'] } as const;
const ciuAndRiverside = { tenants: ['ciu', 'riverside'] } as const;

export const drawScenes: readonly Scene[] = [
  ...createScenes('raffles', '/', [
    ['loaded'],
    ['whole page', [], fullPage],
    ['all, whole page', [], { ...fullPage, path: '/?all=1' }],
    ['one card', [openOneCard]],
    ['empty', [], { path: '/?search=nothing+of+the+sort' }],
    ['offline', [goOffline, waitForText("You're offline.")]],
  ]),
  ...createLoadingScenes('raffles', '/', 'draws/public/'),
  ...createScenes('draw', '/', [
    ['live, once', [open('once')]],
    ['live, once, whole page', [open('once')], fullPage],
    ['live, repeats', [open('repeats')]],
    ['live, repeats, whole page', [open('repeats')], fullPage],
    ['one-time purchase', [open('offered'), chooseOnce], ciu],
    ['not bought', [...buy, waitForAlert], { fault: { path: buying, status: 400 } }],
    ['unanswered order', [...buy, showEvidence], { fault: { path: buying, status: 500 } }],
    ['unfinished payments', [open('once'), storeCardPayment, showEvidence], ciuAndRiverside],
    ['bought', [...buy, waitForTickets], ciuAndRiverside],
    ['subscribed', [open('repeats'), waitForText(/^Subscribed: /)], ciu],
    ['subscription waits', [open('waits'), waitForText('Payment needed')], ciu],
    ['being bought', [...buy, waitForSpinner], { ...ciu, fault: { path: buying, delayMs: 60_000 } }],
    ['nothing remaining', [openSoldOut, waitForText('(0 remaining)')], ciu],
    ['scheduled', [open('toOpen')], fullPage],
    ['closed', [open('drawn')], fullPage],
    ['winners', [open('drawn'), openPrizes], fullPage],
    ['prizes', [open('repeats'), openPrizes], fullPage],
  ]),
  ...createLoadingScenes('draw', '/raffles/1', 'draws/{id}/'),
];
