import { computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import type { NamedDepositPurpose } from '../../lib/orders/top-up.ts';
import { createQuery } from '../data/query.ts';
import { $topUp } from '../orders/top-up.ts';

const $drawId = computed($topUp, (topUp) => topUp?.wanted?.draw ?? null);

/** The draw that is to be deposited for: its name is the API's. */
const wantedDrawQuery = createQuery({
  name: 'draw',
  operation: 'getDraw',
  params: [$drawId],
  load: (id) => call(getDraw, { params: { id: id ?? '' } }),
});

/** What is to be deposited for, once the API knows that there is such a draw. */
export const $namedDepositPurpose = computed(
  [$topUp, wantedDrawQuery.$data],
  (topUp, draw): NamedDepositPurpose | undefined =>
    topUp?.wanted && draw?.id === topUp.wanted.draw && draw.name !== ''
      ? { ...topUp.wanted, name: draw.name }
      : undefined,
);
