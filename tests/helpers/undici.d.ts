/** Replaces Node's HTTP client in the types of `ofetch`, so that Node's types stay out of browser code. */
export type Dispatcher = never;
