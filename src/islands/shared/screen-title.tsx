import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { $screenTitle, setScreenTitle } from '../../stores/app/title.ts';

/** Heading that replaces the route's title. */
export function ScreenHeading({ text }: { readonly text: string }) {
  useLayoutEffect(() => setScreenTitle(text), [text]);
  useLayoutEffect(() => () => setScreenTitle(undefined), []);
  return <h1>{text}</h1>;
}

/** Class names of the title in a header; a phone centres it. */
export const headerTitleClass =
  'max-w-full justify-self-center text-center text-[min(var(--text-lg),10vw)] leading-[1.2] font-bold tracking-[-0.015em] text-balance narrowest:col-span-full narrowest:row-start-2 md:min-w-0 md:flex-1 md:text-start md:text-[min(var(--text-xl),2.8vw)]';

/** Renders an h1 unless the screen has its own. */
export function HeaderTitle({ title }: { readonly title: string }) {
  const Tag = useStore($screenTitle) === undefined ? 'h1' : 'p';
  return <Tag className={headerTitleClass}>{title}</Tag>;
}
