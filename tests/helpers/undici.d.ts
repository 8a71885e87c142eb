/** Keeps Node's types, which `ofetch` refers to, out of browser code. */
export type Dispatcher = never;
