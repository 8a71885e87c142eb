import type { Tenant } from '../contract/tenant.ts';
import { type CleanHtml, paragraphTexts, sanitise } from '../html/sanitise.ts';
import { getRoute, type RouteName } from '../routes.ts';
import { checkQuiz, type QuizCheck } from './quiz.ts';
import { checkText, maxTextLength, type TextCheck } from './text.ts';

const textRoutes = [
  ['tos', 'termsOfService'],
  ['privacy', 'privacyPolicy'],
  ['gdpr', 'gdpr'],
  ['accessibility', 'accessibility'],
  ['complaints', 'complaints'],
] as const satisfies readonly (readonly [keyof Tenant, RouteName])[];

interface TenantTexts {
  readonly quiz: QuizCheck;
  readonly texts: readonly { readonly title: string; readonly check: TextCheck }[];
  /** Undefined if they are absent or too long for a picture. */
  readonly terms: CleanHtml | undefined;
}

function sanitiseShort(html: string): CleanHtml | undefined {
  return html.length <= maxTextLength ? sanitise(html, 'page') : undefined;
}

/** Checks what is HTML. Only in a browser, because the sanitiser needs one. */
export function checkTenantTexts(tenant: Tenant): TenantTexts {
  const texts = textRoutes.map(([field, route]) => {
    const clean = sanitiseShort(tenant[field]);
    const sanitised = clean && { html: String(clean.html), headings: clean.headings };
    return { title: getRoute(route).title, check: checkText(tenant[field], sanitised) };
  });
  const paragraphs = tenant.quiz.length <= maxTextLength ? paragraphTexts(tenant.quiz) : [];
  const terms = tenant.tos.trim() ? sanitiseShort(tenant.tos) : undefined;
  return { quiz: checkQuiz(tenant.quiz, paragraphs), texts, terms };
}
