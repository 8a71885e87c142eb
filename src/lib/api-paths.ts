/** Paths that are also needed where the contract itself is not loaded. */
export const listDrawsPath = 'draws/public/';
