import type { Page } from '@playwright/test';

const long: Readonly<Record<string, string>> = {
  name: 'Bartholomew’s Extraordinarily Long-Winded Social Club',
  draw_name: 'The Uncharacteristically Long Friday Night Draw No. 1234567',
  lottery_name: 'The Uncharacteristically Long Friday Night Draw',
  price_cta: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch or £1,234,567,890.12',
  draw_cta: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  email: 'bartholomew.featherstonehaugh-cholmondeley@extraordinarily-long.example.com',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  narrative: 'Winnings:Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  subject: 'Uncharacteristically-long-subject/without_a_space_in_between_the_words',
  title: 'Uncharacteristicallylongtitlewithoutaspaceinbetween',
  balance: '1234567890.12',
  amount: '-1234567890.12',
  ticket_price: '12345.67',
  number: '000017',
};

/** Inserts long texts into all API replies, from the next page on. */
export async function mockLongTexts(page: Page): Promise<void> {
  await page.addInitScript((texts) => {
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const said = JSON.parse(await answer.text(), (key, value) =>
        key in texts && typeof value !== 'object' ? texts[key] : value,
      );
      return new Response(JSON.stringify(said), answer);
    };
  }, long);
}
