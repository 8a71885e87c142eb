import { Trophy } from 'lucide';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';

interface DrawWonProps {
  readonly text: string;
  readonly onSeePrize: () => void;
}

/** What the member has won, and the way to it. */
export function DrawWon({ text, onSeePrize }: DrawWonProps) {
  return (
    <>
      <Icon of={Trophy} size={22} />
      <p>{text}</p>
      <Button variant="secondary" size="small" onClick={onSeePrize}>
        See the prize
      </Button>
    </>
  );
}
