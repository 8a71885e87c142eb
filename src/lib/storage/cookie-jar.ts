/** `document.cookie` without exceptions: reads give '' and writes do nothing when the browser refuses. */
export const cookieJar = {
  read(): string {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  write(cookie: string): void {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members use
      document.cookie = cookie;
    } catch {}
  },
};
