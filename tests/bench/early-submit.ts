import type { CreatedMember } from '../helpers/sandbox-control.ts';
import { openPlainPhone } from './phone.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { median } from './report.ts';

interface Hand {
  pressed: number;
  inside: number;
}

declare global {
  var hand: Hand | undefined;
}

/** Runs in the page: fills and submits the form as soon as it is painted. */
function signInAtOnce(email: string, password: string): void {
  const use = () => {
    const [form] = document.forms;
    const fields = form?.querySelectorAll('input') ?? [];
    for (const field of fields) field.value = field.type === 'email' ? email : password;
    globalThis.hand = { pressed: performance.now(), inside: 0 };
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    use();
  }).observe({ type: 'paint', buffered: true });
  setInterval(() => {
    if (globalThis.hand && location.pathname === '/') globalThis.hand.inside ||= performance.now();
  }, 20);
}

const patienceMs = 20_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signInOnce(browser: PlainBrowser, url: string, script: string): Promise<Hand> {
  const page = await openPlainPhone(browser, script);
  try {
    await page.send('Page.navigate', { url });
    for (let waited = 0; waited < patienceMs; waited += 100) {
      await pause(100);
      const hand = await page.evaluate<Hand | undefined>('globalThis.hand');
      if (hand?.inside) return hand;
    }
    throw new Error('Who signed in at once was not let in');
  } finally {
    await page.close();
  }
}

/**
 * Times a submit right after the first paint and the sign-in that follows: medians in ms since navigation
 * start.
 * @throws {Error} when the raffles do not open
 */
export async function timeEarlySubmit(
  browser: PlainBrowser,
  url: string,
  { email, password }: CreatedMember,
  times: number,
): Promise<Hand> {
  const script = `(${signInAtOnce})(${JSON.stringify(email)}, ${JSON.stringify(password)})`;
  const hands: Hand[] = [];
  for (let round = 0; round < times; round += 1) hands.push(await signInOnce(browser, url, script));
  return {
    pressed: median(hands.map(({ pressed }) => pressed)),
    inside: median(hands.map(({ inside }) => inside)),
  };
}
