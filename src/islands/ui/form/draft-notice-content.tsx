import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type RestoredDraft, restoredDraft, watchRestored } from '../../../lib/drafts/restore.ts';
import { latestDraft } from '../../../lib/drafts/storage.ts';
import { announce } from '../messages/announce.ts';
import type { DraftNoteProps } from './draft-notice.tsx';
import { draftNotices } from './draft-notices.ts';
import { State } from './form-store.ts';

/** Says when what stands in the form was typed, and lets the member start afresh, and think again. */
function Restored({ draft }: { readonly draft: RestoredDraft }) {
  const { $keeper } = useContext(State);
  const [isGone, setGone] = useState(false);
  const text = isGone ? draftNotices.discarded : draftNotices.from(draft.at);
  useEffect(() => announce(text), [text]);
  const press = () => {
    if (isGone) draft.takeBack();
    else {
      $keeper.get().reset();
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

/** Of a form that the app has filled in: that what the member has typed into it before is not lost. */
function Kept({ at }: { readonly at: number }) {
  const text = draftNotices.kept(at);
  useEffect(() => announce(text), [text]);
  return <p className="draft-note small">{text}</p>;
}

/** What is kept of a form from before. */
export default function DraftNote({ form, filledIn, name }: DraftNoteProps) {
  const draft = useSyncExternalStore(watchRestored, () => restoredDraft(name));
  const [kept] = useState(() => (filledIn ? latestDraft(form) : undefined));
  if (draft) return <Restored key={draft.at} draft={draft} />;
  return kept && <Kept at={kept.at} />;
}
