import type { Rule } from '../rules.ts';

export const listRules = {
  'list-paged': {
    isBreaking: false,
    message:
      'The list comes in pages ({seen}). The site reads on as the list is scrolled, and to its end where all of it counts; larger pages mean fewer requests.',
  },
  'next-elsewhere': {
    isBreaking: true,
    message:
      'next leads to {seen}, which is not the address of this list. A proxy in front may need to pass on the host and the protocol.',
  },
  'count-differs': {
    isBreaking: false,
    message: 'count is {seen}, though there is no next page.',
  },
  'entry-twice': {
    isBreaking: true,
    message:
      'The same id stands twice in the list ({seen}). An entry is shown twice or takes another’s place.',
  },
  'status-not-heeded': {
    isBreaking: true,
    message:
      'Asked with status=live&status=scheduled, {seen}. Every status that is named has to count, and no other.',
  },
  'sort-not-heeded': {
    isBreaking: false,
    message: 'Asked with sort=price&order=asc, {seen}. The list shows in the order of the answer.',
  },
  'search-not-heeded': {
    isBreaking: false,
    message: 'Asked with a search that nothing fits, {seen}. Members cannot find a draw among many.',
  },
  'id-other': {
    isBreaking: true,
    message: 'Asked for one draw, it answers another one ({seen}).',
  },
} as const satisfies Record<string, Rule>;
