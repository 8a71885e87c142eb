import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const load = () => import('./purchase-panel.tsx');

export const PurchasePanel = lazyComponent(load);
export const DrawOrders = lazyComponent(async () => ({ default: (await load()).DrawOrders }));
