/** False where pages are made: there is no window, no address, and nobody to listen to. */
export const isBrowser = typeof window !== 'undefined';
