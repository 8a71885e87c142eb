export const prizeMoneyNotices = {
  /** @param day 'Nov 20, 2026' */
  arrived: (amount: string, day: string) => `${amount} came into your wallet on ${day}`,
  missing: 'Not in your wallet yet',
  /** Names the amount: of several money prizes, or before deductions. */
  missingOf: (amount: string, count: number) =>
    `${count > 1 ? `${count} prizes of ` : ''}${amount}: not in your wallet yet`,
  entriesSince: (day: string) => `Wallet entries since ${day}`,
} as const;
