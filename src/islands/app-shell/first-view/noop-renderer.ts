/** Replaces Astro's renderer, which would hydrate in slices: the app mounts itself (mount.ts). */
export default () => () => {};
