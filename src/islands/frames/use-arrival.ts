/** Focus, announcement and scroll position after a change of screen. */
export function useArrival(_screen: string): void {}
