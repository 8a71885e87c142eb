import { createElement } from 'react';
import { plannedNoticeDismissal } from '../../../lib/messages/planned-notices.ts';
import { startPlannedNotices } from '../../../stores/app/planned-notices.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focusNearestHeading } from '../../ui/focus/focus-target.ts';
import { $plannedNotice } from '../notices.tsx';

function DismissButton({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <Button
      variant="ghost"
      size="small"
      onClick={({ currentTarget }) => {
        focusNearestHeading(currentTarget);
        onDismiss();
      }}
    >
      {plannedNoticeDismissal}
    </Button>
  );
}

/** Shows planned maintenance in the notice line of the frame. */
export function startPlannedNotice(): void {
  startPlannedNotices((line) =>
    $plannedNotice.set(
      line && { text: line.text, action: createElement(DismissButton, { onDismiss: line.dismiss }) },
    ),
  );
}
