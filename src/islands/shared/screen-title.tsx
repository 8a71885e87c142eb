import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { $screenTitle, setScreenTitle } from '../../stores/app/title.ts';

/** Heading that replaces the route's title. */
export function ScreenHeading({ text }: { readonly text: string }) {
  useLayoutEffect(() => setScreenTitle(text), [text]);
  useLayoutEffect(() => () => setScreenTitle(undefined), []);
  return <h1>{text}</h1>;
}

/** Renders an h1 unless the screen has its own. */
export function HeaderTitle({ title }: { readonly title: string }) {
  const Tag = useStore($screenTitle) === undefined ? 'h1' : 'p';
  return <Tag className="header-title">{title}</Tag>;
}
