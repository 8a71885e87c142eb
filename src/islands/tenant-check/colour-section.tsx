import { type ColourCheck, type ContrastPair, formatRatio } from '../../lib/tenant-check/colours.ts';
import { CheckSection } from './findings.tsx';

/** A shape, not letters: some of these pairs are illegible, and say so in words. */
function Swatch({ pair }: { readonly pair: ContrastPair }) {
  return (
    <span
      ref={(element) => {
        element?.style.setProperty('color', pair.foreground);
        element?.style.setProperty('background-color', pair.background);
      }}
      className="grid h-8 w-12 flex-none place-items-center rounded-field border border-control"
      aria-hidden="true"
    >
      <span className="size-4 rounded-full bg-current" />
    </span>
  );
}

function ContrastTable({
  caption,
  pairs,
}: {
  readonly caption: string;
  readonly pairs: readonly ContrastPair[];
}) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-start text-base font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.label} className="border-t border-base-300">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              <span className="flex items-center gap-3">
                <Swatch pair={pair} />
                <span>
                  {pair.label}
                  <span className="block text-xs text-muted">
                    {pair.foreground} on {pair.background}
                  </span>
                </span>
              </span>
            </th>
            <td className="py-2 text-end">
              <strong className="tabular-nums">{formatRatio(pair.ratio)}</strong>
              <span className="block">{pair.verdict}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ColourSection({ check }: { readonly check: ColourCheck }) {
  return (
    <CheckSection title="Colours" findings={check.findings}>
      <div className="grid gap-6 md:grid-cols-2">
        <ContrastTable caption="As given" pairs={check.given} />
        <ContrastTable caption="As the app uses them" pairs={check.derived} />
      </div>
    </CheckSection>
  );
}
