import type { Rule } from '../rule.ts';

/** What answers consist of, by the contract's own schemas. */
export const shapeRules = {
  'field-missing': {
    breaks: true,
    says: '{where} is missing {seen}. Without it the answer cannot be read. Send it always.',
  },
  'field-null': {
    breaks: true,
    says: '{where} is null {seen}. Without a value the answer cannot be read.',
  },
  'field-type': { breaks: true, says: '{where} is {seen}.' },
  'field-value': { breaks: true, says: '{where} is {seen}.' },
  'body-empty': { breaks: true, says: 'The body is empty. The screen needs what belongs into it.' },
  'field-absent': {
    breaks: false,
    says: 'Never sends {where}. The site does without and shows nothing there.',
  },
  'field-unexpected': {
    breaks: false,
    says: 'Sends what the site does not read: {where}. Left out, answers are smaller; nothing private should be among it.',
  },
  'id-imprecise': {
    breaks: true,
    says: '{where} is a number beyond 2^53 {seen}: browsers round it to the id of something else, so that the site leaves the entry out. Send ids as text.',
  },
  'id-mixed': {
    breaks: false,
    says: '{where} is sometimes a number and sometimes text. The site takes both; one is safer.',
  },
  'money-number': {
    breaks: false,
    says: '{where} is a JSON number {seen}. The site reads it; text with two decimals ("10.50") cannot lose pence.',
  },
  'time-without-offset': {
    breaks: true,
    says: '{where} is a time without Z or an offset, such as {seen}: each browser takes it for its own time zone, so that draws close an hour off in summer and elsewhere. Send it as 2026-03-04T12:00:00Z.',
  },
  'date-unreadable': {
    breaks: true,
    says: '{where} is {seen}, which is no date of the form YYYY-MM-DD. The profile shows another day or none, and saving may lose it.',
  },
  'address-insecure': {
    breaks: false,
    says: '{where} is {seen}: a page on https shows no picture from http or from an address that is not whole.',
  },
  'colour-unreadable': {
    breaks: false,
    says: '{where} is {seen}, which is no CSS colour. The site uses its own instead.',
  },
  'quiz-unreadable': {
    breaks: false,
    says: 'The quiz cannot be read, so that sign-up goes without it: paragraphs of HTML are needed, the question first, then options, one with + in front and the others with -.',
  },
  'landing-domain': {
    breaks: true,
    says: '{where} is {seen}, which is not the domain that the site runs under. Switching to that club is refused.',
  },
  'subdomain-unusable': {
    breaks: true,
    says: '{where} is {seen}, which cannot stand in front of a domain. Switching to that club is refused.',
  },
  'status-unknown': {
    breaks: false,
    says: '{where} is {seen}, which the site does not know: it is shown as it is, and nothing can be done there.',
  },
} as const satisfies Record<string, Rule>;
