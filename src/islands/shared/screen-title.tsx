import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { $screenTitle, setScreenTitle } from '../../stores/app/title.ts';

/** The heading of a screen that has a better one than its route's title. The tab's title says it, too. */
export function ScreenHeading({ text }: { readonly text: string }) {
  useLayoutEffect(() => setScreenTitle(text), [text]);
  useLayoutEffect(() => () => setScreenTitle(undefined), []);
  return <h1>{text}</h1>;
}

/** The title in the bar: the page's heading, unless the screen has one of its own. */
export function HeaderTitle({ title }: { readonly title: string }) {
  const Tag = useStore($screenTitle) === undefined ? 'h1' : 'p';
  return <Tag className="header-title">{title}</Tag>;
}
