/** What is said at the end of a list that is not all there. */
export const listNotices = {
  loading: 'Loading more …',
  cut: 'There is more than this, but the rest of the list cannot be reached.',
  unread: (count: number) =>
    count === 1
      ? 'One entry could not be read and is missing here.'
      : `${count} entries could not be read and are missing here.`,
} as const;
