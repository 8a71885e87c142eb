const number = (count: number) => count.toLocaleString('en-GB');
const draws = (count: number) => (count === 1 ? '1 draw' : `${number(count)} draws`);
const numbers = (count: number) => (count === 1 ? '1 number' : `${number(count)} numbers`);

export const ticketNotices = {
  unchecked: (count: number) => `${draws(count)} not checked yet`,
  checking: (done: number, count: number) => `Checking draws, ${number(done)} of ${number(count)}`,
  checked: (count: number) => `${draws(count)} checked`,
  failed: (count: number) => `${draws(count)} could not be checked`,
  allChecked: 'All draws are checked',
  couldNotBeChecked: 'This draw could not be checked.',
  copied: (count: number) => `${numbers(count)} copied`,
  notCopied: 'The numbers could not be copied.',
  saved: 'Tickets saved as a CSV file',
  noneFound: 'No ticket found',
  noneFoundText: 'Try another filter or search.',
  noneSoFar: 'Results of draws that are not checked yet may add to this.',
} as const;
