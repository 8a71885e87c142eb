import { BalanceLink, BalanceLinkView } from '../shared/member-links.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Delayed } from '../ui/loading/two-phase.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { Page } from '../ui/page.tsx';
import { DrawCardSkeleton } from './cards/draw-card-skeleton.tsx';
import { drawCellClass, drawGridClass } from './cards/draw-card-view.tsx';
import { DrawFilterBar, NoDraws } from './draw-filter-bar.tsx';

/** Prerendered. The take-over transfers the filters' input. */
export function DrawListOutline() {
  return (
    <Page>
      <BalanceLink beside="filters" />
      <DrawFilterBar />
      <div className={drawGridClass} data-slot="draws">
        <DrawCardSkeleton />
        <DrawCardSkeleton />
        <DrawCardSkeleton />
      </div>
    </Page>
  );
}

/** All states of the first view, for the critical CSS. */
export function DrawListFirstView() {
  const retry = (
    <Button variant="secondary" size="small">
      Retry
    </Button>
  );
  return (
    <Page>
      <BalanceLinkView pence={0} />
      <a className="link text-primary-text" href="/">
        Results
      </a>
      <div data-slot="loaded">
        <ul className={`long-list ${drawGridClass}`}>
          <li className={drawCellClass} />
        </ul>
        <Delayed>…</Delayed>
        <NoDraws />
        <Alert tone="error" title="Failed" hint="Try again" action={retry} />
      </div>
    </Page>
  );
}
