import { afterEach, expect, it } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues } from '../../../helpers/store-values.ts';

const server = await startSharedApiServer();
let stop = () => {};
afterEach(() => stop());

it('updateHead names the club, and shows its logo if it has one', async () => {
  const elements: Record<string, Map<string, string>> = {
    'meta[name=description]': new Map([['content', 'Raffles of this club']]),
    'link[rel=icon]': new Map([
      ['type', 'image/svg+xml'],
      ['href', '/icon.svg'],
    ]),
  };
  const querySelector = (selector: string) => {
    const values = elements[selector];
    if (!values) return null;
    const removeAttribute = (name: string) => void values.delete(name);
    const setAttribute = (name: string, value: string) => void values.set(name, value);
    return { getAttribute: (name: string) => values.get(name), removeAttribute, setAttribute };
  };
  Object.assign(document, { head: { querySelector } });
  const { loadTenant } = await loadFreshPage(server.base);
  const { updateHead } = await import('../../../../src/stores/app/title.ts');
  updateHead();
  const load = async (logo_url: string) => {
    server.respond(() => ({ json: { name: 'Riverside', logo_url, theme: null } }));
    await loadTenant();
    return Object.values(elements).map((values) => Object.fromEntries(values));
  };
  const description = { content: 'Raffles of Riverside' };
  expect(await load('')).toEqual([description, { type: 'image/svg+xml', href: '/icon.svg' }]);
  expect(await load('https://club.example/logo.png')).toEqual([
    description,
    { href: 'https://club.example/logo.png' },
  ]);
});

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
