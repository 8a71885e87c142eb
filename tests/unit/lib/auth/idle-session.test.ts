import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getIdleState, idleLimitMs } from '../../../../src/lib/auth/idle-session.ts';
import { getElapsedMs, toMoment } from '../../../../src/lib/browser/timing.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const minute = 60_000;

/** A stretch of a device's time, or a change of its clock. */
type Kind = 'awake' | 'asleep' | 'back' | 'ahead';
type Step = readonly [kind: Kind, ms: number];

const steps = (...kinds: readonly Kind[]) =>
  fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(6 * minute)), { maxLength: 8 });

const sum = (all: readonly Step[], ...kinds: readonly Kind[]) =>
  all.reduce((total, [kind, ms]) => total + (kinds.includes(kind) ? ms : 0), 0);

/** The state after the steps since a touch. */
function stateAfter(all: readonly Step[]) {
  const start = { at: 1_800_000_000_000, uptime: 5_000 };
  const now = {
    at: start.at + sum(all, 'awake', 'asleep', 'ahead') - sum(all, 'back'),
    uptime: start.uptime + sum(all, 'awake'),
  };
  return getIdleState(getElapsedMs(start, now));
}

const stateOf = (ms: number) => (ms < 9 * minute ? 'active' : ms < idleLimitMs ? 'warned' : 'expired');

describe('idle session', () => {
  it.each([
    [0, 'active'],
    [9 * minute - 1, 'active'],
    [9 * minute, 'warned'],
    [10 * minute - 1, 'warned'],
    [10 * minute, 'expired'],
    [Number.NaN, 'expired'],
  ])('after %s ms without a touch is %s', (ms, state) => {
    expect(getIdleState(ms)).toBe(state);
  });

  it.each<Kind>(['asleep', 'back'])(
    'counts the time awake and asleep, and ignores a clock that is set back: %s',
    (kind) => {
      assertProperty(
        fc.property(steps('awake', kind), (all) => {
          expect(stateAfter(all)).toBe(stateOf(sum(all, 'awake', 'asleep')));
        }),
      );
    },
  );

  it('expires within the limit of time awake when the clock changes', () => {
    assertProperty(
      fc.property(steps('awake', 'asleep', 'back', 'ahead'), (all) => {
        if (sum(all, 'awake') >= idleLimitMs) expect(stateAfter(all)).toBe('expired');
      }),
    );
  });
});

describe('stored touch', () => {
  const now = { at: 1_800_000_000_000, uptime: 3_000 };

  it('keeps counting in a page that loads later', () => {
    assertProperty(
      fc.property(fc.nat(20 * minute), fc.nat(20 * minute), (before, since) => {
        const touch = toMoment(now.at - before, now);
        const later = { at: now.at + since, uptime: now.uptime + since };
        expect(getElapsedMs(touch, later)).toBe(before + since);
      }),
    );
  });

  it('counts from now when it is in the future and expires when unreadable', () => {
    const later = { at: now.at, uptime: now.uptime + minute };
    expect(getElapsedMs(toMoment(now.at + 5 * minute, now), later)).toBe(minute);
    expect(getIdleState(getElapsedMs(toMoment(Number.NaN, now), now))).toBe('expired');
  });
});
