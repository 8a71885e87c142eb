export interface ExampleDraw {
  readonly sold: number;
  readonly own: number;
  /** Pence. */
  readonly price: number;
  readonly times: number;
}

export const exampleDraw: ExampleDraw = { sold: 400, own: 4, price: 200, times: 12 };

/** One prize, equal chances. */
export interface Chances {
  readonly oneIn: number;
  /** Pence per raffle and in total. */
  readonly cost: number;
  readonly totalCost: number;
  /** Number of such members out of 100 who win nothing. */
  readonly winNothing: number;
}

export function chancesOf({ sold, own, price, times }: ExampleDraw): Chances {
  const cost = own * price;
  return {
    oneIn: Math.round(sold / own),
    cost,
    totalCost: cost * times,
    winNothing: Math.round(100 * (1 - own / sold) ** times),
  };
}
