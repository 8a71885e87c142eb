/** In the place of Astro's renderer, which would draw the app in slices: the app draws itself, in one go (drawing.ts). */
export default () => () => {};
