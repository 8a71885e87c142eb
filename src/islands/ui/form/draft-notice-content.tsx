import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import {
  getRestoredDraft,
  type RestoredDraft,
  subscribeToRestoredDrafts,
} from '../../../lib/drafts/restore.ts';
import { readLatestDraft } from '../../../lib/drafts/storage.ts';
import { formatRecent } from '../../../lib/format/date-time.ts';
import { announce } from '../messages/announce.ts';
import type { DraftNoticeContentProps } from './draft-notice.tsx';
import { FormStoreContext } from './form-store.ts';

/** What a form says of what was typed into it before; moments in ms since the epoch. */
export const draftNotices = {
  from: (at: number) => `Draft from ${formatRecent(at)}.`,
  saved: (at: number) => `Your draft from ${formatRecent(at)} is kept.`,
  discard: 'Discard',
  discarded: 'Draft discarded.',
  undo: 'Undo',
} as const;

/** Says when what stands in the form was typed, and lets the member start afresh, and think again. */
function Restored({ draft }: { readonly draft: RestoredDraft }) {
  const { $keeper } = useContext(FormStoreContext);
  const [isGone, setGone] = useState(false);
  const text = isGone ? draftNotices.discarded : draftNotices.from(draft.at);
  useEffect(() => announce(text), [text]);
  const press = () => {
    if (isGone) draft.reapply();
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
        {isGone ? draftNotices.undo : draftNotices.discard}
      </button>
    </p>
  );
}

/** Of a form that the app has filled in: that what the member has typed into it before is not lost. */
function Kept({ at }: { readonly at: number }) {
  const text = draftNotices.saved(at);
  useEffect(() => announce(text), [text]);
  return <p className="draft-note small">{text}</p>;
}

/** What is kept of a form from before. */
export default function DraftNoticeContent({ form, prefilledFor, name }: DraftNoticeContentProps) {
  const draft = useSyncExternalStore(subscribeToRestoredDrafts, () => getRestoredDraft(name));
  const [kept] = useState(() => (prefilledFor ? readLatestDraft(form) : undefined));
  if (draft) return <Restored key={draft.at} draft={draft} />;
  return kept && <Kept at={kept.at} />;
}
