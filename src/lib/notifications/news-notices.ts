import type { EntryCount } from '../data/list.ts';

/** More than so many are not counted out where there is little room. */
const mostShown = 99;

/** How much is new, in a figure and as it follows a name: '20+' and 'at least 20 new'; undefined for nothing. */
export function unreadBadge({ count, isAll }: EntryCount) {
  if (count === 0) return undefined;
  return {
    text: count > mostShown ? `${mostShown}+` : `${count}${isAll ? '' : '+'}`,
    label: `${isAll ? '' : 'at least '}${count.toLocaleString('en-GB')} new`,
  };
}
