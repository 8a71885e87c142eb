import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const load = () => import('./deposit-footer.tsx');

export const DepositFooter = lazyComponent(async () => ({ default: (await load()).DepositFooter }));
export const DepositPurposeName = lazyComponent(async () => ({ default: (await load()).DepositPurposeName }));
