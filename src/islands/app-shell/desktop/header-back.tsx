import { ChevronLeft } from 'lucide';
import { getRoute, type RouteName } from '../../../lib/routes.ts';
import { back } from '../../../stores/app/router.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** The way back from a screen to the one of the sidebar that it belongs to, as it was left. */
export function BackButton({ name }: { readonly name: RouteName }) {
  const { parent } = getRoute(name);
  if (!parent || !getRoute(parent).menu) return null;
  return (
    <IconButton label="Back" onClick={() => back(parent)}>
      <Icon of={ChevronLeft} size={24} />
    </IconButton>
  );
}
