import { afterEach, expect, it } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { recordValues } from '../../../helpers/store-values.ts';

let stop = () => {};
afterEach(() => stop());

it('$screenTitle uses a known name at once until the screen sets another', async () => {
  localStorage.clear();
  browser.visit('http://ciu.praxis.localhost:4321/');
  const page = await loadFreshPage();
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  const title = await import('../../../../src/stores/app/title.ts');
  const { $screenTitle, setScreenTitle, provideScreenTitle } = title;
  const titles = recordValues($screenTitle);
  ({ stop } = titles);
  provideScreenTitle('draw', () => 'Spring');
  page.go('/raffles/7');
  expect($screenTitle.get()).toBe('Spring');
  setScreenTitle('Spring draw');
  expect($screenTitle.get()).toBe('Spring draw');
  setScreenTitle(undefined);
  expect($screenTitle.get(), 'its heading has gone').toBeUndefined();
  page.go('/wallet');
  expect($screenTitle.get()).toBeUndefined();
});
