import type { Count } from '../data/list.ts';

/** More than so many are not counted out where there is little room. */
const mostShown = 99;

/** How much is new, in a figure and as it follows a name: '20+' and 'at least 20 new'; undefined for nothing. */
export function newsWords({ count, isAll }: Count) {
  if (count === 0) return undefined;
  return {
    mark: count > mostShown ? `${mostShown}+` : `${count}${isAll ? '' : '+'}`,
    said: `${isAll ? '' : 'at least '}${count.toLocaleString('en-GB')} new`,
  };
}
