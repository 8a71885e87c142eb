import { ChevronUp } from 'lucide';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';

export interface PurchaseOptionsProps {
  readonly open: boolean;
  /** Id of what opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Opens what the bar leaves out at rest, and puts it away again. A column shows all of it anyway. */
export function PurchaseOptions({ open, controls, onToggle }: PurchaseOptionsProps) {
  return (
    <span className="purchase-toggle">
      <Button variant="ghost" size="small" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        <span className="purchase-toggle-word">Options</span>
        <Icon of={ChevronUp} size={18} />
      </Button>
    </span>
  );
}
