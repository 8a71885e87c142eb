import { safeLocalStorage, safeSessionStorage } from './web-storage.ts';

/** Keys of features that the app no longer has. A line may go once no browser can still hold its key. */
const removedKeys: readonly RegExp[] = [
  // Planned notices that the member dismissed.
  /^dismissedNotices$/,
  // Refusal to send figures on speed.
  /^fieldFigures$/,
  // Results that were shown, and how often to review the wallet's sums.
  /^kept \S+ (results|review)$/,
  // Proofs of other payments, and the screens where they began.
  /^kept \S+ (taken|taken tickets|card payment)$/,
  /^paymentFrom$/,
  // When the member last saw the raffles.
  /^seen \S+ \d+ visit$/,
];

/** Deletes what earlier versions stored for features that are gone. */
export function deleteRemovedKeys(): void {
  for (const area of [safeLocalStorage, safeSessionStorage]) {
    const outdated = area.keys().filter((key) => removedKeys.some((pattern) => pattern.test(key)));
    outdated.forEach(area.remove);
  }
}
