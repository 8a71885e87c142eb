import { createRoot } from 'react-dom/client';
import { startCheck } from '../../stores/tenant-check/tenant-check.ts';
import { startLiveRegions } from '../ui/messages/live-region.ts';
import { TenantCheck } from './tenant-check.tsx';

const content = document.getElementById('content');
if (content) {
  startLiveRegions();
  createRoot(content).render(<TenantCheck />);
  startCheck();
}
