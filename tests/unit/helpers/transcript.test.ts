import { describe, expect, it } from 'vitest';
import { differences, parseTranscript, withoutLoadingLines } from '../../helpers/transcript.ts';

describe('a script', () => {
  const text = [
    '# Buying a ticket',
    '',
    '> press Enter',
    'focus heading "Wallet", level=1',
    'desktop: says "Wallet"',
    'phone: > tab to link "More"',
    'says "More"',
  ].join('\n');

  it('is read for one width', () => {
    expect(parseTranscript(text, 'phone')).toEqual([
      { line: 3, action: 'press Enter', speech: ['focus heading "Wallet", level=1'] },
      { line: 6, action: 'tab to link "More"', speech: ['says "More"'] },
    ]);
    expect(parseTranscript(text, 'desktop')).toEqual([
      {
        line: 3,
        action: 'press Enter',
        speech: ['focus heading "Wallet", level=1', 'says "Wallet"', 'says "More"'],
      },
    ]);
  });

  it('begins with something done', () => {
    expect(() => parseTranscript('says "Wallet"', 'phone')).toThrow(
      'line 1 is heard before anything is done',
    );
  });
});

describe('what was heard', () => {
  const wanted = ['title "Wallet · CIU"', 'focus heading "Wallet", level=1', 'says "£5.00 was paid."'];
  const [title = '', focus = '', says = ''] = wanted;

  it('may be what is wanted', () => {
    expect(differences(wanted, wanted)).toEqual([]);
    expect(differences([], [])).toEqual([]);
  });

  it.each([
    ['nothing said', [title, focus], [`not said: ${says}`]],
    ['said twice', [title, focus, says, says], [`said again: ${says}`]],
    ['wrong order', [title, says, focus], [`in another order: ${title} | ${says} | ${focus}`]],
    ['focus on the body', [...wanted, 'focus on nothing'], ['not in the script: focus on nothing']],
    [
      'focus covered',
      [...wanted, 'focus covered: <a>Terms</a>: hidden at 800 by tab-bar'],
      ['not in the script: focus covered: <a>Terms</a>: hidden at 800 by tab-bar'],
    ],
    [
      'other words',
      [title, focus, 'says "£50.00 was paid."'],
      [`not said: ${says}`, 'not in the script: says "£50.00 was paid."'],
    ],
    [
      'another politeness',
      [title, focus, 'interrupts "£5.00 was paid."'],
      [`not said: ${says}`, 'not in the script: interrupts "£5.00 was paid."'],
    ],
  ])('is refused for %s', (_, heard, found) => {
    expect(differences(wanted, heard)).toEqual(found);
  });

  it('may hold what cannot be known', () => {
    const bought = 'says "Ticket 000024, bought (Nov 22, 2026)."';
    expect(differences(['says "Ticket *, bought (*)."'], [bought])).toEqual([]);
  });

  it('is told without the waits for slow answers', () => {
    const awaited = new Set<string>();
    const count = 'says "1 raffle"';
    expect(withoutLoadingLines([count, says], [], awaited), 'no wait was said').toEqual([count, says]);
    expect(withoutLoadingLines(['says "Loading raffles …"', focus], [focus], awaited)).toEqual([focus]);
    expect(
      withoutLoadingLines(['says "11 raffles"', 'says "2 tickets, £10.00"', count], [count], awaited),
    ).toEqual(['says "2 tickets, £10.00"', count]);
    expect(
      withoutLoadingLines([title, 'focus main ""', 'says "Please wait …"', focus], wanted, awaited),
    ).toEqual([title, focus]);
    expect(withoutLoadingLines([focus, 'focus on nothing'], wanted, awaited)).toEqual([
      focus,
      'focus on nothing',
    ]);
  });
});
