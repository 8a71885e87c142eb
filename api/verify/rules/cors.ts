import type { Rule } from '../rules.ts';

const hidden = 'The browser hides such an answer, and the site takes it for a lost connection.';

export const corsRules = {
  'cors-missing': {
    isBreaking: true,
    message: `No Access-Control-Allow-Origin for {where}. ${hidden} Send it for every club's address.`,
  },
  'cors-missing-on-error': {
    isBreaking: true,
    message: `Errors come without Access-Control-Allow-Origin. ${hidden} Sessions are not renewed and no reason is shown. Add the header outside of what makes errors, proxies included.`,
  },
  'cors-other': {
    isBreaking: true,
    message: `Access-Control-Allow-Origin is {seen}, not {where}. ${hidden}`,
  },
  'cors-twice': {
    isBreaking: true,
    message: `Access-Control-Allow-Origin stands there twice ({seen}). ${hidden} Let either the API or the proxy send it.`,
  },
  'vary-missing': {
    isBreaking: false,
    message:
      'Access-Control-Allow-Origin names the site without Vary: Origin. A cache in between gives one club’s answer to another club’s site, which then is hidden.',
  },
  'preflight-refused': {
    isBreaking: true,
    message:
      'The preflight (OPTIONS) is answered with {seen}, where 2xx is needed, and without asking for a bearer. The call itself is never sent.',
  },
  'preflight-origin': {
    isBreaking: true,
    message:
      'The preflight (OPTIONS) does not allow {where}: Access-Control-Allow-Origin is {seen}. The call itself is never sent.',
  },
  'preflight-headers': {
    isBreaking: true,
    message:
      'The preflight (OPTIONS) does not allow the header {where}. Name it in Access-Control-Allow-Headers; * does not stand for Authorization.',
  },
  'preflight-method': {
    isBreaking: true,
    message: 'The preflight (OPTIONS) does not allow {seen}. Name it in Access-Control-Allow-Methods.',
  },
  'preflight-not-kept': {
    isBreaking: false,
    message:
      'The preflight (OPTIONS) may be kept for {seen}. Each address is asked twice again and again; send Access-Control-Max-Age: 7200.',
  },
  'retry-after-hidden': {
    isBreaking: false,
    message:
      'Retry-After is not named in Access-Control-Expose-Headers. When it is too much at once, the site cannot tell how long to wait and does not ask again.',
  },
} as const satisfies Record<string, Rule>;
