import { useStore } from '@nanostores/react';
import { Suspense, useContext, useEffect, useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { isLoading, withoutCache } from '../../lib/data/query.ts';
import { hasPrice, isLive } from '../../lib/draws/draw-rules.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { hasPendingOrders } from '../../lib/storage/known-keys.ts';
import { $pause } from '../../stores/app/pause.ts';
import { $listedDraw, drawQuery } from '../../stores/draws/draws.ts';
import { PauseNotice } from '../orders/lazy-pause.tsx';
import { PhoneSaferPlayLinks } from '../shared/safer-play-links.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { DeferredReady, lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { delayedClass, Skeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { DrawFacts, DrawHead, DrawTabs, useDrawTab } from './details/draw-details.tsx';

const columns =
  'draw-wide:grid draw-wide:grid-cols-[minmax(0,1fr)_clamp(21rem,30cqi,24rem)] draw-wide:grid-rows-[auto_1fr] draw-wide:items-start';

/** Grid area of the panel beside the draw. */
const sideColumn = 'draw-wide:[grid-area:1/2/span_2]';

function DrawSkeleton() {
  return (
    <div
      className="grid grid-cols-1 gap-6 @min-[48rem]/page:grid-cols-[minmax(0,1fr)_20rem] @min-[48rem]/page:items-start @min-[48rem]/page:gap-8"
      aria-hidden="true"
    >
      <div className="space-y-4">
        <Skeleton shape="square" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="panel" />
      </div>
      <Skeleton shape="panel" />
    </div>
  );
}

const loadPurchase = () => import('./purchase/purchase-panel.tsx');

const PurchasePanel = lazyComponent(async () => (await loadPurchase()).PurchasePanel);
const DrawOrders = lazyComponent(async () => (await loadPurchase()).DrawOrders);

/** Loads the code of the purchase panel in parallel with the draw. */
export default function DrawScreen() {
  const listed = useStore($listedDraw);
  useEffect(() => void PurchasePanel.preload(), []);
  return (
    <Page>
      <Loaded
        query={drawQuery}
        skeleton={<DrawSkeleton />}
        placeholderData={listed}
        notFound={{
          illustration: 'search',
          title: memberNotices.drawMissing,
          text: memberNotices.drawMissingHint,
          action: allDrawsLink,
        }}
        failureAction={allDrawsLink}
      >
        {(draw, isLoaded) => <DrawDetail key={draw.id} draw={draw} isLoaded={isLoaded} />}
      </Loaded>
    </Page>
  );
}

const allDrawsLink = (
  <ButtonLink variant="secondary" href={getPath('draws')}>
    See all raffles
  </ButtonLink>
);

const aboutClass = '@container/about grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 draw-wide:col-start-1';

interface DrawDetailProps {
  readonly draw: Draw;
  /** False if `draw` is the list's entry, without tickets and limits. */
  readonly isLoaded: boolean;
}

function DrawDetail({ draw, isLoaded }: DrawDetailProps) {
  const { openTab, ...tab } = useDrawTab(draw);
  const isDeferredReady = useContext(DeferredReady);
  const isOnSale = isLive(draw);
  // Loads the code of orders only if there may be some, so that others do not depend on it.
  const [wasOnSale] = useState(isOnSale);
  const mayHaveOrders = wasOnSale || hasPendingOrders();
  return (
    <div className="@container/draw">
      <div className={isOnSale ? `flex flex-col gap-8 ${columns}` : 'flex flex-col gap-8'}>
        <div className={aboutClass}>
          {!isOnSale && mayHaveOrders && (
            <Suspense fallback={null}>
              <DrawOrders draw={draw} />
            </Suspense>
          )}
          <DrawHead draw={draw} onSeePrize={() => openTab('prizes')} />
        </div>
        {isOnSale && isDeferredReady && (
          <SalePanel draw={draw} isLoaded={isLoaded} onSeeTickets={() => openTab('tickets')} />
        )}
        {isDeferredReady && (
          <div className={aboutClass}>
            {isLoaded ? (
              <>
                <DrawFacts draw={draw} />
                <DrawTabs draw={draw} {...tab} />
                <PhoneSaferPlayLinks />
              </>
            ) : (
              <PanelSkeleton />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface SalePanelProps extends DrawDetailProps {
  readonly onSeeTickets: () => void;
}

function SalePanel({ draw, isLoaded, onSeeTickets }: SalePanelProps) {
  const isPaused = useStore($pause) !== undefined;
  // Cached data never enables a purchase.
  const fresh = withoutCache(useStore(drawQuery.$state));
  if (!isLoaded || isLoading(fresh)) return <PendingSale />;
  if (!fresh.data) {
    return <p className={`${cardClass.padded} ${sideColumn}`}>{memberNotices.drawNotUpdated}</p>;
  }
  if (isPaused) {
    return (
      <div className={`${cardClass.padded} ${sideColumn}`}>
        <Suspense fallback={<PanelSkeleton />}>
          <PauseNotice>
            <DrawOrders draw={draw} />
          </PauseNotice>
        </Suspense>
      </div>
    );
  }
  if (!hasPrice(draw)) {
    // Tickets are sold only with a visible total.
    return (
      <p className={`${cardClass.padded} ${sideColumn}`}>
        <span>{memberNotices.priceUnknown}</span>{' '}
        <Button variant="secondary" size="small" onClick={drawQuery.refetch}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <Suspense fallback={<PendingSale />}>
      <PurchasePanel draw={draw} className={sideColumn} onSeeTickets={onSeeTickets} />
    </Suspense>
  );
}

function PendingSale() {
  return (
    <div className={`min-h-120 draw-pair:min-h-80 draw-wide:min-h-0 ${sideColumn}`}>
      <PanelSkeleton />
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div className={delayedClass}>
      <Skeleton shape="panel" />
    </div>
  );
}
