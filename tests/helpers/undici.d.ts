/** Stands in for Node's HTTP client in the types of `ofetch`, so that Node's types stay out of the browser's code. */
export type Dispatcher = never;
