import { useLayoutEffect } from 'react';
import { setOwnTitle } from '../../stores/app/title.ts';

/** The heading of a screen that has a better one than its route's title. The tab's title says it, too. */
export function OwnHeading({ text }: { readonly text: string }) {
  useLayoutEffect(() => setOwnTitle(text), [text]);
  useLayoutEffect(() => () => setOwnTitle(undefined), []);
  return <h1>{text}</h1>;
}
