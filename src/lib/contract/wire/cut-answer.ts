/** So many entries of a list are kept: a member looks at the first of them. */
const mostEntriesKept = 50;

/** What a page of a list names as its next where the rest was cut off: no address, only that there is more. */
const cutOff = 'cut off';

/** An answer as far as it is kept: of a list the first entries, as one page of a longer list where there are more. */
export function trimReply(body: unknown): unknown {
  const page = Array.isArray(body) ? { results: body, count: body.length } : body;
  if (typeof page !== 'object' || page === null || !('results' in page)) return body;
  const { results } = page;
  if (!Array.isArray(results) || results.length <= mostEntriesKept) return body;
  return { ...page, results: results.slice(0, mostEntriesKept), next: cutOff };
}
