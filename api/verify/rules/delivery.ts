import type { Rule } from '../rules.ts';

export const deliveryRules = {
  'no-answer': {
    isBreaking: true,
    message: 'No answer came: {seen}. The site waits 15 seconds, then says that there is no connection.',
  },
  redirected: {
    isBreaking: true,
    message:
      'Answered with {seen}. The site follows no redirect, and the address without the slash at its end is no better. Answer at the very address, with https, the slash at its end and without another host.',
  },
  'slash-redirected': {
    isBreaking: false,
    message:
      'Answered with {seen}. The site then leaves out the slash at the end, and does so with every call from there on. On each page the first reads take twice as long, and a write that comes before any read fails. Answer at the address with the slash.',
  },
  'status-wrong': {
    isBreaking: true,
    message: 'Answered with {seen}, where 200 is needed. The screen shows its failure.',
  },
  'status-unusual': {
    isBreaking: false,
    message: 'Answered with {seen}. The site takes any 2xx for done, but proxies and caches may not.',
  },
  'not-json': {
    isBreaking: true,
    message:
      'The body is not JSON: {seen}. Answer JSON on every path below the base; look for a proxy or a sign-in page in front of the API.',
  },
  'content-type': {
    isBreaking: false,
    message:
      'The JSON is sent as {seen}. The site reads it all the same; send Content-Type: application/json.',
  },
  'error-not-json': {
    isBreaking: false,
    message:
      'The error with status {seen} has a body that is not JSON, so that its reason does not reach the member. Answer {"detail": "…"}.',
  },
  slow: {
    isBreaking: false,
    message: 'Took {seen}. The screen shows a placeholder for that long, and gives up after 15 seconds.',
  },
  uncompressed: {
    isBreaking: false,
    message:
      'Sent {seen} as they are, though gzip and br were asked for. On a slow phone compression saves most of the wait.',
  },
  'cacheable-by-all': {
    isBreaking: false,
    message: 'The browser may store what belongs to one member: Cache-Control is {seen}. Send no-store.',
  },
  'insecure-api': {
    isBreaking: true,
    message:
      'The API is addressed by http. Browsers let a site on https ask nothing of it. Serve it by https.',
  },
} as const satisfies Record<string, Rule>;
