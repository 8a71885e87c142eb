import type { Rule } from '../rules.ts';

export const shapeRules = {
  'field-missing': {
    isBreaking: true,
    message: '{where} is missing {seen}. Without it the answer cannot be read. Send it always.',
  },
  'field-null': {
    isBreaking: true,
    message: '{where} is null {seen}. Without a value the answer cannot be read.',
  },
  'field-type': { isBreaking: true, message: '{where} is {seen}.' },
  'field-value': { isBreaking: true, message: '{where} is {seen}.' },
  'body-empty': { isBreaking: true, message: 'The body is empty. The screen needs what belongs into it.' },
  'field-absent': {
    isBreaking: false,
    message: 'Never sends {where}. The site does without and shows nothing there.',
  },
  'field-unexpected': {
    isBreaking: false,
    message:
      'Sends what the site does not read: {where}. Left out, answers are smaller; nothing private should be among it.',
  },
  'id-imprecise': {
    isBreaking: true,
    message:
      '{where} is a number beyond 2^53 {seen}: browsers round it to the id of something else, so that the site leaves the entry out. Send ids as text.',
  },
  'id-mixed': {
    isBreaking: false,
    message: '{where} is sometimes a number and sometimes text. The site takes both; one is safer.',
  },
  'money-number': {
    isBreaking: false,
    message:
      '{where} is a JSON number {seen}. The site reads it; text with two decimals ("10.50") cannot lose pence.',
  },
  'time-without-offset': {
    isBreaking: true,
    message:
      '{where} is a time without Z or an offset, such as {seen}: each browser takes it for its own time zone, so that draws close an hour off in summer and elsewhere. Send it as 2026-03-04T12:00:00Z.',
  },
  'date-unreadable': {
    isBreaking: true,
    message:
      '{where} is {seen}, which is no date of the form YYYY-MM-DD. The profile shows another day or none, and saving may lose it.',
  },
  'address-insecure': {
    isBreaking: false,
    message:
      '{where} is {seen}: a page on https shows no picture from http or from an address that is not whole.',
  },
  'colour-unreadable': {
    isBreaking: false,
    message: '{where} is {seen}, which is no CSS colour. The site uses its own instead.',
  },
  'quiz-unreadable': {
    isBreaking: false,
    message:
      'The quiz cannot be read, so that sign-up goes without it: paragraphs of HTML are needed, the question first, then options, one with + in front and the others with -.',
  },
  'landing-domain': {
    isBreaking: true,
    message:
      '{where} is {seen}, which is not the domain that the site runs under. Switching to that club is refused.',
  },
  'subdomain-unusable': {
    isBreaking: true,
    message: '{where} is {seen}, which cannot stand in front of a domain. Switching to that club is refused.',
  },
  'status-unknown': {
    isBreaking: false,
    message:
      '{where} is {seen}, which the site does not know: it is shown as it is, and nothing can be done there.',
  },
} as const satisfies Record<string, Rule>;
