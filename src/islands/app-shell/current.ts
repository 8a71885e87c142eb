import { getRoute, type RouteName } from '../../lib/routes.ts';
import type { Screen } from '../../stores/app/router.ts';

/** `aria-current` of a menu's link: it is current for its own screen and for those below it. */
export function getAriaCurrent(link: RouteName, screen: Screen): 'page' | undefined {
  let name = screen.kind === 'screen' ? screen.name : undefined;
  while (name && name !== link) name = getRoute(name).parent;
  return name && 'page';
}
