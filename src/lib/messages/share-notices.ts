/** What sharing an address says. */
export const shareNotices = {
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
} as const;
