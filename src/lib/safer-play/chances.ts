/** A raffle that is made up, to show by figures what a chance is: no draw of any club. */
export interface ExampleRaffle {
  readonly sold: number;
  readonly own: number;
  /** Pence for one ticket. */
  readonly price: number;
  /** So many such raffles are played. */
  readonly times: number;
}

export const exampleRaffle: ExampleRaffle = { sold: 400, own: 4, price: 200, times: 12 };

/** What follows from a raffle with one prize, of whose tickets each has the same chance. */
export interface Chances {
  /** One in so many. */
  readonly oneIn: number;
  /** Pence for the member's tickets, each time and in all. */
  readonly cost: number;
  readonly totalCost: number;
  /** Of 100 members who play like this each time, so many win nothing at all. */
  readonly winNothing: number;
}

export function chancesOf({ sold, own, price, times }: ExampleRaffle): Chances {
  const cost = own * price;
  return {
    oneIn: Math.round(sold / own),
    cost,
    totalCost: cost * times,
    winNothing: Math.round(100 * (1 - own / sold) ** times),
  };
}
