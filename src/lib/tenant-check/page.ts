/** Address of the page for those who set a club up. Nothing links to it. */
export const checkPagePath = '/club-check';

/** Its files, which members never load. */
export const checkPageFiles = { script: '/club-check/check.js', styles: '/club-check/check.css' } as const;
