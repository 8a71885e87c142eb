import { useStore } from '@nanostores/react';
import { $ownTitle } from '../../stores/app/title.ts';

/** The title in the bar: the page's heading, unless the screen has one of its own. */
export function HeaderTitle({ title }: { readonly title: string }) {
  const Tag = useStore($ownTitle) === undefined ? 'h1' : 'p';
  return <Tag className="header-title">{title}</Tag>;
}
