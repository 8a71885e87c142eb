/** Replaces Astro's renderer: the app mounts itself (mount.ts). */
export default () => () => {};
