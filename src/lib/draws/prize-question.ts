import type { SupportRequestValues } from '../support/forms.ts';
import type { Win } from './results.ts';

/** The link that leads to the question. */
export const prizeRequestLabel = 'Ask about this prize';

/** The support ticket that asks about what tickets won in a draw. */
export function prizeSupportRequest(
  draw: { readonly id: string; readonly name: string },
  wins: readonly Win[],
): SupportRequestValues {
  const named = wins.flatMap(({ ticket: { number }, prize }) => [
    `Ticket: ${number}`,
    ...(prize ? [`Prize: ${prize}`] : []),
  ]);
  const isOne = wins.length === 1;
  const question = isOne
    ? 'My ticket won. How do I get the prize?'
    : 'My tickets won. How do I get the prizes?';
  return {
    category: 'Raffles',
    subject: `My ${isOne ? 'prize' : 'prizes'} in ${draw.name || `draw ${draw.id}`}`.slice(0, 100),
    description: [`Draw: ${draw.name} (Draw ID ${draw.id})`, ...named, '', question].join('\n'),
  };
}
