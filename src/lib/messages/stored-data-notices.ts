export const storedDataNotices = {
  deleted: "We've deleted everything we stored here.",
  deletedExceptPause: "We've deleted everything we stored here, except your pause.",
  refused: "We couldn't delete everything. Clear this site's data in your browser settings.",
} as const;
