import { afterEach, expect, it } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { freshPage } from '../../../helpers/fresh-page.ts';
import { watch } from '../../../helpers/store-values.ts';

let stop = () => {};
afterEach(() => stop());

it('a screen’s own name is there with the screen where it is known ahead, until the screen says otherwise', async () => {
  localStorage.clear();
  browser.visit('http://ciu.praxis.localhost:4321/');
  const page = await freshPage();
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  const { $ownTitle, setOwnTitle, tellTitle } = await import('../../../../src/stores/app/title.ts');
  const titles = watch($ownTitle);
  ({ stop } = titles);
  tellTitle('draw', () => 'Spring');
  page.go('/raffles/7');
  expect($ownTitle.get()).toBe('Spring');
  setOwnTitle('Spring draw');
  expect($ownTitle.get()).toBe('Spring draw');
  setOwnTitle(undefined);
  expect($ownTitle.get(), 'its heading has gone').toBeUndefined();
  page.go('/wallet');
  expect($ownTitle.get()).toBeUndefined();
});
