import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import {
  getRestoredDraft,
  type RestoredDraft,
  readLatestDraft,
  subscribeToRestoredDrafts,
} from '../../../lib/drafts/storage.ts';
import { formatRecent } from '../../../lib/format/date-time.ts';
import { announce } from '../messages/announce.ts';
import type { DraftNoticeContentProps } from './draft-notice.tsx';
import { FormContext, resetForm } from './form-context.ts';

/** Times are in ms since the epoch. */
const draftNotices = {
  from: (at: number) => `Draft from ${formatRecent(at)}.`,
  saved: (at: number) => `Your draft from ${formatRecent(at)} is kept.`,
  discard: 'Discard',
  discarded: 'Draft discarded.',
  undo: 'Undo',
} as const;

function RestoredDraftLine({ draft }: { readonly draft: RestoredDraft }) {
  const { element, hookForm } = useContext(FormContext);
  const [isDiscarded, setDiscarded] = useState(false);
  const text = isDiscarded ? draftNotices.discarded : draftNotices.from(draft.at);
  useEffect(() => announce(text), [text]);
  const handleClick = () => {
    if (isDiscarded) draft.reapply();
    else {
      resetForm(element.current, hookForm);
      draft.discard();
    }
    setDiscarded(!isDiscarded);
  };
  return (
    <p className="draft-note small">
      <span>{text}</span>
      <button type="button" className="link" onClick={handleClick}>
        {isDiscarded ? draftNotices.undo : draftNotices.discard}
      </button>
    </p>
  );
}

/** Shown beside a prefilled form. */
function StoredDraftLine({ at }: { readonly at: number }) {
  const text = draftNotices.saved(at);
  useEffect(() => announce(text), [text]);
  return <p className="draft-note small">{text}</p>;
}

export default function DraftNoticeContent({ form, prefilledFor, name }: DraftNoticeContentProps) {
  const draft = useSyncExternalStore(subscribeToRestoredDrafts, () => getRestoredDraft(name));
  const [stored] = useState(() => (prefilledFor ? readLatestDraft(form) : undefined));
  if (draft) return <RestoredDraftLine key={draft.at} draft={draft} />;
  return stored && <StoredDraftLine at={stored.at} />;
}
