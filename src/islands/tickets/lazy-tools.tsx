import { lazyComponent } from '../ui/loading/lazy-component.tsx';

const load = () => import('./tools/ticket-tools.tsx');

export const GroupTools = lazyComponent(async () => ({ default: (await load()).GroupTools }));
export const TicketTools = lazyComponent(async () => ({ default: (await load()).TicketTools }));
