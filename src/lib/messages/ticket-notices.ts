const formatNumber = (count: number) => count.toLocaleString('en-GB');
const formatDraws = (count: number) => (count === 1 ? '1 draw' : `${formatNumber(count)} draws`);
const formatNumbers = (count: number) => (count === 1 ? '1 number' : `${formatNumber(count)} numbers`);

export const ticketNotices = {
  unchecked: (count: number) => `${formatDraws(count)} not checked yet`,
  checking: (done: number, count: number) =>
    `Checking draws, ${formatNumber(done)} of ${formatNumber(count)}`,
  checked: (count: number) => `${formatDraws(count)} checked`,
  failed: (count: number) => `${formatDraws(count)} could not be checked`,
  allChecked: 'All draws are checked',
  couldNotBeChecked: 'This draw could not be checked.',
  copied: (count: number) => `${formatNumbers(count)} copied`,
  notCopied: 'The numbers could not be copied.',
  saved: 'Tickets saved',
  /** @param count all tickets that the member holds; undefined while unknown */
  unlisted: (listed: number, count: number | undefined) => {
    if (count === undefined) return "We couldn't load your tickets for this draw";
    const missing = count - listed;
    return `We couldn't load ${listed > 0 ? `${formatNumber(missing)} of ` : ''}your ${formatNumber(count)} ${count === 1 ? 'ticket' : 'tickets'} for this draw`;
  },
  noneFound: 'No ticket found',
  noneFoundText: 'Try another filter or search.',
  noneSoFar: 'Results of draws that are not checked yet may add to this.',
} as const;
