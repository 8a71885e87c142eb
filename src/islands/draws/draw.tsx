import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Kept } from '../../lib/data/query.ts';
import { isLive } from '../../lib/draws/draw-rules.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { pathOf } from '../../lib/paths.ts';
import { $listedDraw, drawQuery } from '../../stores/draws/draw.ts';
import { buyTickets } from '../../stores/draws/draw-purchase.ts';
import { GamblingMark } from '../shared/safer-play-links.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Delayed } from '../ui/loading/delayed.tsx';
import { DetailSkeleton } from '../ui/loading/detail-skeleton.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Whole } from '../ui/loading/two-phase.tsx';
import { Page } from '../ui/page.tsx';
import { DrawFacts } from './details/draw-facts.tsx';
import { DrawHead } from './details/draw-head.tsx';
import { DrawTabs } from './details/draw-tabs.tsx';
import { useDrawTab } from './details/use-draw-tab.ts';
import { PurchaseFailure } from './purchase/purchase-failure.tsx';
import { PurchasePanel } from './purchase/purchase-panel.tsx';

const noSuchDraw = {
  mark: 'search',
  title: memberNotices.drawMissing,
  text: memberNotices.drawMissingWayOn,
  action: <AllRaffles />,
} as const;

/** Draw detail: the prize, the facts, and the panel to buy with while the draw is live. */
export default function DrawScreen() {
  const listed = useStore($listedDraw);
  return (
    <Page>
      <Loaded
        query={drawQuery}
        skeleton={<DetailSkeleton />}
        known={listed}
        missing={noSuchDraw}
        wayOn={<AllRaffles />}
      >
        {(draw, isAnswer, kept) => <DrawDetail key={draw.id} draw={draw} isAnswer={isAnswer} kept={kept} />}
      </Loaded>
    </Page>
  );
}

function AllRaffles() {
  return (
    <ButtonLink variant="secondary" href={pathOf('raffles')}>
      Back to all raffles
    </ButtonLink>
  );
}

interface DrawDetailProps {
  readonly draw: Draw;
  /** False while only the list's entry is known, which may lack the member's tickets and limits. */
  readonly isAnswer: boolean;
  /** Of an earlier page's answer: by that nothing is sold. */
  readonly kept: Kept;
}

function DrawDetail({ draw, isAnswer, kept }: DrawDetailProps) {
  const { go, ...tab } = useDrawTab(draw);
  const isWhole = useContext(Whole);
  const live = isLive(draw);
  return (
    <div className="draw-room">
      <div className={live ? 'draw-detail draw-on-sale' : 'draw-detail'}>
        <div className="draw-about">
          {!live && <PurchaseFailure order={buyTickets.at(draw.id)} />}
          <DrawHead draw={draw} onSeePrize={() => go('prizes')} />
        </div>
        {live && isWhole && (
          <Sale draw={draw} isAnswer={isAnswer} kept={kept} onSeeTickets={() => go('tickets')} />
        )}
        {isWhole && (
          <div className="draw-about">
            {isAnswer ? (
              <>
                <DrawFacts draw={draw} />
                <DrawTabs draw={draw} {...tab} />
                <GamblingMark />
              </>
            ) : (
              <Waiting />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Where tickets are bought, once what was answered says that they can be. */
function Sale({
  draw,
  isAnswer,
  kept,
  onSeeTickets,
}: DrawDetailProps & { readonly onSeeTickets: () => void }) {
  if (!isAnswer || kept === 'awaited') {
    return (
      <div className="purchase-waiting">
        <Waiting />
      </div>
    );
  }
  if (kept === 'failed') return <p className="card">{memberNotices.drawNotUpdated}</p>;
  return <PurchasePanel draw={draw} onSeeTickets={onSeeTickets} />;
}

function Waiting() {
  return (
    <Delayed>
      <Skeleton shape="panel" />
    </Delayed>
  );
}
