/**
 * Walks visit every state, viewport or operation. `npm test` walks a sample, `npm run test:soak` the whole
 * (`WHOLE_WALKS`). Tests of walks have the tag `@walk`.
 */
export const areWalksWhole = Boolean(process.env['WHOLE_WALKS']);

/** Whole walks of looks and speech also visit wide windows. */
export const walkTags = areWalksWhole ? ['@walk', '@phone', '@wide'] : ['@walk'];

/** Returns every `step`th entry, or all of them in whole walks. */
export function sample<Entry>(all: readonly Entry[], step: number): readonly Entry[] {
  return areWalksWhole ? all : all.filter((_, index) => index % step === 0);
}
