/** Walks visit every state, viewport or operation: `npm test` a sample of them, `npm run test:soak` all (`SOAK`). */
export const isSoak = Boolean(process.env['SOAK']);

/** Tags of walks of looks and speech, which in the soak also visit wide windows. */
export const walkTags = isSoak ? ['@phone', '@wide'] : [];

/** Returns every `step`th entry, in the soak all of them. */
export function sample<Entry>(all: readonly Entry[], step: number): readonly Entry[] {
  return isSoak ? all : all.filter((_, index) => index % step === 0);
}
