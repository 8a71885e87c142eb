import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getIdleState, idleLimitMs } from '../../../../src/lib/auth/idle-session.ts';
import { getElapsedMs, toMoment } from '../../../../src/lib/browser/timing.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const minute = 60_000;

/** A stretch of a device's time: awake, asleep, or a clock change. */
interface Step {
  readonly kind: 'awake' | 'asleep' | 'back' | 'ahead';
  readonly ms: number;
}

const steps = (...kinds: readonly Step['kind'][]) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), ms: fc.nat(6 * minute) }), { maxLength: 8 });

const sum = (all: readonly Step[], ...kinds: readonly Step['kind'][]) =>
  all.filter(({ kind }) => kinds.includes(kind)).reduce((total, { ms }) => total + ms, 0);

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

  it('counts the time asleep when the clock is correct', () => {
    assertProperty(
      fc.property(steps('awake', 'asleep'), (all) => {
        expect(stateAfter(all)).toBe(stateOf(sum(all, 'awake', 'asleep')));
      }),
    );
  });

  it('keeps its length when the clock is set back', () => {
    assertProperty(
      fc.property(steps('awake', 'back'), (all) => {
        expect(stateAfter(all)).toBe(stateOf(sum(all, 'awake')));
      }),
    );
  });

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
