import { asOfText } from '../../../lib/draws/draw-card.ts';

/** Within the line of the count, so that it moves nothing. */
export function AsOfNote({ atText }: { readonly atText: string }) {
  return (
    <small className="absolute end-0 top-[calc(50%+0.5rem)] text-xs whitespace-nowrap">
      {asOfText(atText)}
    </small>
  );
}
