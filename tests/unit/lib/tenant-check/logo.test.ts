import { describe, expect, it } from 'vitest';
import {
  canLoadLogo,
  checkLogo,
  checkLogoUrl,
  getVisibleShare,
  type LogoFacts,
} from '../../../../src/lib/tenant-check/logo.ts';

const url = 'https://club.uk/logo.png';
const facts: LogoFacts = { isLoaded: true, width: 256, height: 256, bytes: 9_000, pixels: undefined };
const textsOf = (changes: Partial<LogoFacts>, address = url) =>
  checkLogo(address, { ...facts, ...changes })
    .map(({ text }) => text)
    .join(' ');
const pixels = (...colours: number[][]) => Uint8ClampedArray.from(colours.flat());
const [white, black, clear] = [
  [255, 255, 255, 255],
  [0, 0, 0, 255],
  [0, 0, 0, 0],
] as const;

describe('checkLogo', () => {
  it.each([
    ['', 'warning'],
    ['logo.png', 'error'],
    ['http://club.uk/logo.png', 'warning'],
    ['javascript:alert(1)', 'error'],
    ['blob:https://club.uk/1', 'error'],
    [url, undefined],
    ['data:image/png;base64,AA', undefined],
  ])('judges the address %j', (address, severity) => {
    expect(checkLogoUrl(address)?.severity).toBe(severity);
    expect(canLoadLogo(address)).toBe(address !== '' && severity !== 'error');
  });

  it.each([
    [{ isLoaded: false }, url, 'It does not load'],
    [{ bytes: 9_000 }, url, 'It has 9 kB.'],
    [{ bytes: 900_000 }, url, 'slow on phones'],
    [{ bytes: undefined }, url, 'not known'],
    [{ pixels: pixels([...white], [...clear]) }, url, 'hardly stands out on the light theme'],
    [{ pixels: pixels([...black]) }, url, 'It stands out on the light theme'],
    [{ pixels: pixels([...black]) }, url, 'without which it would hardly be seen'],
  ])('says of %j at %s: %s', (changes, address, text) => {
    expect(textsOf(changes, address)).toContain(text);
  });

  it('says everything once, the address first', () => {
    const severitiesOf = (address: string, given: LogoFacts | undefined) =>
      checkLogo(address, given).map(({ severity }) => severity);
    expect(severitiesOf(url, undefined)).toEqual([]);
    expect(severitiesOf('http://club.uk/logo.png', undefined)).toEqual(['warning']);
    expect(severitiesOf(url, facts)).toEqual(['ok', 'ok', 'info']);
    expect(severitiesOf('http://club.uk/logo.png', facts)).toEqual(['warning', 'ok', 'ok', 'info']);
    expect(severitiesOf(url, { ...facts, isLoaded: false })).toEqual(['error']);
    expect(severitiesOf('http://club.uk/a', { ...facts, isLoaded: false })).toEqual(['warning', 'error']);
  });

  it('counts drawn pixels only', () => {
    expect(getVisibleShare(pixels([...black], [...white], [...clear], [...clear]), '#ffffff')).toBe(0.5);
    expect(getVisibleShare(pixels([...clear]), '#ffffff')).toBe(0);
  });
});
