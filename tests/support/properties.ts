import fc, { type IRawProperty } from 'fast-check';
import { vi } from 'vitest';

// Thousands of cases are quick on an idle machine, but not on one that builds the site at the same time.
vi.setConfig({ testTimeout: 60_000 });

/** Checks a property with a fixed seed, so that a run is the same today and tomorrow. */
export function assertProperty<Values>(property: IRawProperty<Values>, numRuns = 1000): void {
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

/** Generous for linear work on 100 kB, out of reach for quadratic work. */
export const slowMs = 500;

/** Processor milliseconds of the fastest of three runs, so that a busy machine changes nothing. */
export function fastest(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage();
    run();
    return process.threadCpuUsage(start).user / 1000;
  });
  return Math.min(...times);
}
