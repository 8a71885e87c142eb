import type { Draw } from '../../lib/contract/draws.ts';
import { isLive } from '../../lib/draws.ts';
import { memberNotices } from '../../lib/member-notices.ts';
import { pathOf } from '../../lib/paths.ts';
import { buyTickets } from '../../stores/draw-purchase.ts';
import { drawQuery } from '../../stores/draws.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { DetailSkeleton } from '../ui/detail-skeleton.tsx';
import { Empty } from '../ui/empty.tsx';
import { GamblingMark } from '../ui/gambling-mark.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { DrawFacts } from './draw-facts.tsx';
import { DrawHead } from './draw-head.tsx';
import { DrawTabs } from './draw-tabs.tsx';
import { PurchaseFailure } from './purchase-failure.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { useDrawTab } from './use-draw-tab.ts';

/** Draw detail: the prize, the facts, and the panel to buy with while the draw is live. */
export default function DrawScreen() {
  return (
    <Page>
      <Loaded query={drawQuery} skeleton={<DetailSkeleton />} missing={<NoSuchDraw />} wayOn={<AllRaffles />}>
        {(draw) => <DrawDetail key={draw.id} draw={draw} />}
      </Loaded>
    </Page>
  );
}

function NoSuchDraw() {
  const { drawMissing, drawMissingWayOn } = memberNotices;
  return <Empty mark="search" title={drawMissing} text={drawMissingWayOn} action={<AllRaffles />} />;
}

function AllRaffles() {
  return (
    <ButtonLink variant="secondary" href={pathOf('raffles')}>
      Back to all raffles
    </ButtonLink>
  );
}

function DrawDetail({ draw }: { readonly draw: Draw }) {
  const { go, ...tab } = useDrawTab(draw);
  const live = isLive(draw);
  return (
    <div className="draw-room">
      <div className={live ? 'draw-detail draw-on-sale' : 'draw-detail'}>
        <div className="draw-about">
          {!live && <PurchaseFailure order={buyTickets.at(draw.id)} />}
          <DrawHead draw={draw} onSeePrize={() => go('prizes')} />
          <DrawFacts draw={draw} />
          <DrawTabs draw={draw} {...tab} />
          <GamblingMark />
        </div>
        {live && <PurchasePanel draw={draw} onSeeTickets={() => go('tickets')} />}
      </div>
    </div>
  );
}
