/** Asks the host of this site for the head of a small file, past every cache. @throws when it cannot be reached */
export function askHost(): Promise<Response> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
}

/** Whether the host of this site can be reached, whatever it answers. */
export function hostAnswers(): Promise<boolean> {
  return askHost().then(
    () => true,
    () => false,
  );
}
