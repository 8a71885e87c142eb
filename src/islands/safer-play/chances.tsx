import { formatPence } from '../../lib/format/money.ts';
import { chancesOf, exampleRaffle } from '../../lib/safer-play/chances.ts';

const { sold, own, price, times } = exampleRaffle;
const { oneIn, cost, totalCost, winNothing } = chancesOf(exampleRaffle);

const chance = `${sold} tickets are sold for one prize, and you hold ${own}. Your chance is ${own} in ${sold}, which is 1 in ${oneIn}. At ${formatPence(price)} a ticket that is ${formatPence(cost)}.`;
const inAll = `Do the same ${times} times and you spend ${formatPence(totalCost)}. Of 100 members who do so, about ${winNothing} win nothing at all. Spend on raffles what you are happy to spend without winning.`;

/** What a ticket is a chance of, in plain words and by an example. */
export function Chances() {
  return (
    <section className="card flow-small" aria-labelledby="chances">
      <h2 id="chances">How raffles and chances work</h2>
      <p>
        A ticket is one number in one draw. The winners are selected at random after the draw ends. More
        tickets are more chances and cost more; they never make a win sure.
      </p>
      <p>
        Draws do not remember: whoever has not won for a long time is no closer to a win. Your chance depends
        on how many tickets are sold, which this app is not told, so it shows no chances for draws.
      </p>
      <h3>An example, made up</h3>
      <p>{chance}</p>
      <p>{inAll}</p>
    </section>
  );
}
