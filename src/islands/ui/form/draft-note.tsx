import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { restoredDraft, watchRestored } from '../../../lib/browser/restored-drafts.ts';
import { draftNotices } from '../../../lib/messages/draft-notices.ts';
import { announce } from '../messages/announce.ts';
import type { DraftNoteProps } from './draft-place.tsx';

/** Says when what stands in the form was typed, and lets the member start afresh, and think again. */
export default function DraftNote({ name }: DraftNoteProps) {
  const draft = useSyncExternalStore(watchRestored, () => restoredDraft(name));
  const { reset } = useFormContext();
  const [isGone, setGone] = useState(false);
  const text = draft && (isGone ? draftNotices.discarded : draftNotices.from(new Date(draft.at)));
  useEffect(() => (text ? announce(text) : undefined), [text]);
  if (!draft) return null;
  const press = () => {
    if (isGone) draft.takeBack();
    else {
      reset();
      draft.discard();
    }
    setGone(!isGone);
  };
  return (
    <p className="draft-note small">
      <span>{text}</span>
      <button type="button" className="link" onClick={press}>
        {isGone ? draftNotices.takeBack : draftNotices.discard}
      </button>
    </p>
  );
}
