/**
 * Walks visit every state, viewport or operation: `npm test` a sample of them, `npm run test:soak` all (`SOAK`).
 * Their tests have the tag `@walk`.
 */
export const isSoak = Boolean(process.env['SOAK']);

/** In the soak, walks of looks and speech also visit wide windows. */
export const walkTags = isSoak ? ['@walk', '@phone', '@wide'] : ['@walk'];

/** Returns every `step`th entry, in the soak all of them. */
export function sample<Entry>(all: readonly Entry[], step: number): readonly Entry[] {
  return isSoak ? all : all.filter((_, index) => index % step === 0);
}
