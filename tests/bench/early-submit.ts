import type { CreatedMember } from '../helpers/sandbox-control.ts';
import { openPlainPhone } from './phone.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { median } from './report.ts';

interface EarlySubmit {
  submittedAt: number;
  signedInAt: number;
}

declare global {
  var hand: EarlySubmit | undefined;
}

/** Runs in the page: submits the form at the first paint. */
function signInAtOnce(email: string, password: string): void {
  const submitForm = () => {
    const [form] = document.forms;
    const fields = form?.querySelectorAll('input') ?? [];
    for (const field of fields) field.value = field.type === 'email' ? email : password;
    globalThis.hand = { submittedAt: performance.now(), signedInAt: 0 };
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    submitForm();
  }).observe({ type: 'paint', buffered: true });
  setInterval(() => {
    if (globalThis.hand && location.pathname === '/') globalThis.hand.signedInAt ||= performance.now();
  }, 20);
}

const timeoutMs = 20_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signInOnce(browser: PlainBrowser, url: string, script: string): Promise<EarlySubmit> {
  const page = await openPlainPhone(browser, script);
  try {
    await page.send('Page.navigate', { url });
    for (let waited = 0; waited < timeoutMs; waited += 100) {
      await pause(100);
      const hand = await page.evaluate<EarlySubmit | undefined>('globalThis.hand');
      if (hand?.signedInAt) return hand;
    }
    throw new Error('Who signed in at once was not let in');
  } finally {
    await page.close();
  }
}

/**
 * Returns medians in ms since navigation start.
 * @throws {Error} when the raffles do not open
 */
export async function timeEarlySubmit(
  browser: PlainBrowser,
  url: string,
  { email, password }: CreatedMember,
  times: number,
): Promise<EarlySubmit> {
  const script = `(${signInAtOnce})(${JSON.stringify(email)}, ${JSON.stringify(password)})`;
  const results: EarlySubmit[] = [];
  for (let round = 0; round < times; round += 1) results.push(await signInOnce(browser, url, script));
  return {
    submittedAt: median(results.map(({ submittedAt }) => submittedAt)),
    signedInAt: median(results.map(({ signedInAt }) => signedInAt)),
  };
}
