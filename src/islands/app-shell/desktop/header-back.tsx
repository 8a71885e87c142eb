import { ChevronLeft } from 'lucide';
import { type RouteName, routeOf } from '../../../lib/routes.ts';
import { back } from '../../../stores/app/router.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** The way back from a screen to the one of the sidebar that it belongs to, as it was left. */
export function HeaderBack({ name }: { readonly name: RouteName }) {
  const { parent } = routeOf(name);
  if (!parent || !routeOf(parent).menu) return null;
  return (
    <IconButton label="Back" onClick={() => back(parent)}>
      <Icon of={ChevronLeft} size={24} />
    </IconButton>
  );
}
