import { useStore } from '@nanostores/react';
import { $screenTitle } from '../../stores/app/title.ts';

/** The title in the bar: the page's heading, unless the screen has one of its own. */
export function HeaderTitle({ title }: { readonly title: string }) {
  const Tag = useStore($screenTitle) === undefined ? 'h1' : 'p';
  return <Tag className="header-title">{title}</Tag>;
}
