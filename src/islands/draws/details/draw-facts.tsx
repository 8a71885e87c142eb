import { Suspense } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { cardClass } from '../../ui/content/card.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { DrawLinks } from './lazy-parts.tsx';

const drawTextClass = 'max-w-2xl whitespace-pre-line';

/** Leaves out what is unknown. */
function getFacts(draw: Draw) {
  const { ticket_price: price, user_ticket_count: heldCount, user_ticket_maximum: maximum } = draw;
  const dates = [
    { term: 'Opens', date: draw.start_date },
    { term: 'Closes', date: draw.end_date },
  ];
  return [
    { term: 'Draw ID', value: draw.id, isVerbatim: true },
    ...(price === undefined ? [] : [{ term: 'Ticket price', value: <Money pence={price} /> }]),
    ...dates.flatMap(({ term, date }) => (date ? [{ term, value: formatDateTime(date) }] : [])),
    ...(heldCount === undefined
      ? []
      : [{ term: 'Your tickets', value: maximum === null ? heldCount : `${heldCount} of ${maximum}` }]),
  ];
}

export function DrawFacts({ draw }: { readonly draw: Draw }) {
  const { name, description } = draw.lottery;
  return (
    <section className="space-y-4" aria-labelledby="draw-facts">
      <h2 id="draw-facts">About this draw</h2>
      {draw.description && <p className={drawTextClass}>{draw.description}</p>}
      <div className={`${cardClass.padded} space-y-4`}>
        <DefinitionList layout="columns" items={getFacts(draw)} />
        <div className="flex min-h-11 flex-wrap gap-3">
          <Suspense fallback={null}>
            <DrawLinks draw={draw} />
          </Suspense>
        </div>
      </div>
      {description && (
        <div className="space-y-2">
          {name !== draw.name && <h3>{name}</h3>}
          <p className={drawTextClass}>{description}</p>
        </div>
      )}
    </section>
  );
}
