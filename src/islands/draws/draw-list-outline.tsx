import { aDraw } from '../../lib/samples.ts';
import { BalanceLink, BalanceLinkView } from '../shared/member-links.tsx';
import { CountdownView } from '../ui/content/countdown-view.tsx';
import { delayedClass } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { AsOfNote, DrawCardView, drawCellClass, drawGridClass } from './cards/draw-card-view.tsx';
import { DrawCardSkeleton } from './cards/draw-list-skeleton.tsx';
import { DrawPicture } from './cards/draw-picture.tsx';
import { DrawFilterBar, NoDraws } from './draw-filter-bar.tsx';

/** Prerendered screen. When the app starts, it takes over the input of the filters. */
export function DrawListOutline() {
  return (
    <Page>
      <BalanceLink beside="heading" />
      <DrawFilterBar />
      <div className={drawGridClass} data-slot="draws">
        <DrawCardSkeleton />
        <DrawCardSkeleton />
        <DrawCardSkeleton />
      </div>
    </Page>
  );
}

/** One card of each kind: with and without a picture, a prize, a long prize. */
const sampleDraws = (['live', 'scheduled', 'closed', 'drawn'] as const).flatMap((status) =>
  ['', 'Car', 'Car '.repeat(20)].map((price_cta) =>
    aDraw({ status, price_cta, description: price_cta, logo_url: price_cta }),
  ),
);

/** All states of the first view, from which the build extracts the critical CSS. */
export function DrawListFirstView() {
  return (
    <Page>
      <BalanceLinkView pence={0} />
      <a className="link text-primary-text" href="/">
        Results
      </a>
      <div data-slot="loaded">
        <ul className={drawGridClass}>
          <li className={drawCellClass}>
            {sampleDraws.map((draw) => (
              <DrawCardView
                key={`${draw.status}${draw.price_cta.length}`}
                draw={draw}
                logo={<DrawPicture url={draw.logo_url} />}
                countdown={
                  <CountdownView until="" remainingMs={1} label="Ends" ended={{ label: '', text: '' }} />
                }
              />
            ))}
          </li>
        </ul>
        <div className={delayedClass}>…</div>
        <NoDraws />
        <AsOfNote atText="now" />
      </div>
    </Page>
  );
}
