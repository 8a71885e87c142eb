import fc, { type IRawProperty } from 'fast-check';

/** Checks a property with a fixed seed, so that a run is the same today and tomorrow. */
export function holds<Values>(property: IRawProperty<Values>, numRuns = 1000): void {
  fc.assert(property, { seed: 20_260_304, numRuns });
}

/** Text with everything that breaks parsers: tags, entities, marks, controls, surrogates. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<p>',
          '</p>',
          '<P class="a>b">',
          '<',
          '>',
          '<!--',
          '-->',
          '<br/>',
          '<script>',
          '"',
          "'",
          '&amp;',
        ],
        ...[
          '&#60;',
          '&#x0;',
          '&#xffffff;',
          '&lt;',
          '&',
          ';',
          '+',
          '-',
          '1.',
          '12 -',
          ' ',
          '\n',
          '\u0000',
          'á',
          '😀',
        ],
        ...[
          '\u202e',
          '\ud800',
          '£',
          ',',
          '.',
          '0',
          '9',
          '@',
          '#',
          '%',
          'rgb(',
          ')',
          'https://',
          ':',
          '/',
          '\\',
        ],
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
);

/** Generous for linear work on 100 kB on a busy machine, out of reach for quadratic work. */
export const slowMs = 500;

/** The fastest of three runs in milliseconds. */
export function fastest(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
