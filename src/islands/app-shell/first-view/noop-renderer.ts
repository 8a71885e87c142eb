/** Replaces Astro's renderer, because the app mounts itself (mount.ts). */
export default () => () => {};
