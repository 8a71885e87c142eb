/** True if the address has no parameters but the tenant's, so that a list is not filtered. */
const isUnfiltered = () => [...new URLSearchParams(location.search).keys()].every((key) => key === 'client');

/**
 * Returns the API paths that the page names in `data-reads`, with the id of its address. Leaves out those of a
 * filtered list and of an id that is none.
 */
export function getPageReads(): string[] {
  const { reads = '' } = document.documentElement.dataset;
  const [, id] = /\/([\w-]{1,64})\/?$/.exec(location.pathname) ?? [];
  return reads
    .split(' ')
    .filter((path) => path && (isUnfiltered() || !path.includes('?')) && (id || !path.includes('{id}')))
    .map((path) => path.replace('{id}', id ?? ''));
}
