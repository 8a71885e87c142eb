/** What the frame of wide windows alone has. */
import { press, type ScreenState } from './screen-state.ts';

export const desktopStates: readonly ScreenState[] = [
  { route: 'tickets', name: 'theme menu', only: 'desktop', open: (page) => press(page, 'Theme') },
  { route: 'tickets', name: 'account menu', only: 'desktop', open: (page) => press(page, /Account menu/) },
  {
    route: 'tickets',
    name: 'notifications popover',
    only: 'desktop',
    open: async (page) => {
      await press(page, 'Notifications');
      await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    route: 'wallet',
    name: 'sidebar collapsed, with a tooltip',
    only: 'desktop',
    open: async (page) => {
      await press(page, 'Collapse sidebar');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).focus();
    },
  },
];
