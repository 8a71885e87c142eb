import type { Context } from 'hono';
import { html } from 'hono/html';
import { formatPence } from '../../src/lib/format/money.ts';
import { findTenant } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';
import { callbackUrl, findPayment, type Payment, settlePayment } from '../wallet/payments.ts';
import type { App } from './calls.ts';
import { Refusal } from './refusal.ts';

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef1f5, #14171c) }
  main { width: min(22rem, 100vw - 4rem); padding: 2rem; border-radius: 1rem; background: light-dark(#fff, #1f242c) }
  h1 { margin: 0; font-size: 1.125rem } p { margin: 0.5rem 0 } small { display: block; margin-top: 1rem }
  .amount { font-size: 2.5rem; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums }
  form { display: grid; gap: 0.75rem; margin-top: 1.5rem }
  button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: 0.75rem; border: 2px solid #1f6f43 }
  button { background: transparent; color: inherit; cursor: pointer }
  :focus-visible { outline: 3px solid; outline-offset: 2px }
  .approve { background: #1f6f43; color: #fff }`;

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>${style}</style>
      </head>
      <body><main>${content}</main></body>
    </html>`;
}

function pendingPage(payment: Payment) {
  return page(
    'Demo payment',
    html`<h1>Pay ${findTenant(payment.club)?.name ?? payment.club}</h1>
      <p class="amount">${formatPence(payment.amount)}</p>
      <p>Reference ${payment.reference}</p>
      <form method="post">
        <button class="approve" name="decision" value="approved">Approve</button>
        <button name="decision" value="declined">Decline</button>
      </form>
      <small>This is a demo payment page. No real money moves.</small>`,
  );
}

function settledPage(sandbox: Sandbox, payment: Payment) {
  return page(
    'Demo payment',
    html`<h1>This payment was ${payment.status}</h1>
      <p><a href="${callbackUrl(sandbox, payment)}">Back to your club</a></p>`,
  );
}

function readPayment(sandbox: Sandbox, context: Context): Payment {
  const payment = findPayment(sandbox, context.req.param('id') ?? '');
  if (!payment) throw new Refusal(404, { detail: "We can't find this payment." });
  return payment;
}

export function mountPaymentPage(app: App, sandbox: Sandbox): void {
  app.get('/pay/:id', (context) => {
    const payment = readPayment(sandbox, context);
    const content = payment.status === 'pending' ? pendingPage(payment) : settledPage(sandbox, payment);
    return context.html(content, 200, headers);
  });
  app.post('/pay/:id', async (context) => {
    const payment = readPayment(sandbox, context);
    const { decision } = await context.req.parseBody();
    const settled = settlePayment(sandbox, payment, decision === 'approved' ? 'approved' : 'declined');
    return context.redirect(callbackUrl(sandbox, settled), 303);
  });
}
