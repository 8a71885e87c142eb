import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.ts';
import { Alert } from '../ui/messages/alert.tsx';

/** What takes the place of a form that was sent. */
export function SuccessNotice({ text }: { readonly text: string }) {
  return (
    <Alert ref={useFocusOnMount()} tone="success">
      {text}
    </Alert>
  );
}
