import { useLayoutEffect } from 'react';
import { setScreenTitle } from '../../stores/app/title.ts';

/** The heading of a screen that has a better one than its route's title. The tab's title says it, too. */
export function ScreenHeading({ text }: { readonly text: string }) {
  useLayoutEffect(() => setScreenTitle(text), [text]);
  useLayoutEffect(() => () => setScreenTitle(undefined), []);
  return <h1>{text}</h1>;
}
