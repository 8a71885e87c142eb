import { useContext, useEffect, useMemo, useState } from 'react';
import type { RestoredDraft } from '../../../lib/drafts/autosave.ts';
import { mayHaveDraft, readLatestDraft } from '../../../lib/drafts/storage.ts';
import { formatRecent } from '../../../lib/format/date-time.ts';
import { announce } from '../messages/announce.ts';
import { FormContext, type FormDraft, resetForm } from './form-context.ts';

const lineClass = 'flex flex-wrap gap-x-2 text-muted text-sm leading-6';

function RestoredDraftLine({ draft }: { readonly draft: RestoredDraft }) {
  const { element, hookForm } = useContext(FormContext);
  const [isDiscarded, setDiscarded] = useState(false);
  const text = isDiscarded ? 'Draft discarded.' : `Draft from ${formatRecent(draft.at)}.`;
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
    <p className={lineClass}>
      <span>{text}</span>
      <button type="button" className="link text-primary-text" onClick={handleClick}>
        {isDiscarded ? 'Undo' : 'Discard'}
      </button>
    </p>
  );
}

/** Shown beside a prefilled form. @param at ms since the epoch */
function StoredDraftLine({ at }: { readonly at: number }) {
  const text = `Your draft from ${formatRecent(at)} is kept.`;
  useEffect(() => announce(text), [text]);
  return <p className={lineClass}>{text}</p>;
}

function DraftLine({ operation, prefilledFor, restored }: FormDraft) {
  const isKnown = restored !== undefined;
  const stored = useMemo(
    () => (isKnown && prefilledFor ? readLatestDraft(operation) : undefined),
    [isKnown, prefilledFor, operation],
  );
  if (restored) return <RestoredDraftLine key={restored.at} draft={restored} />;
  return stored && <StoredDraftLine at={stored.at} />;
}

/** Tells of the form's draft. Reserves space when there may be one. */
export function DraftNotice() {
  const { draft } = useContext(FormContext);
  const [hasDraft] = useState(() => draft && mayHaveDraft(draft.operation));
  return (
    draft &&
    hasDraft && (
      <div className="min-h-6">
        <DraftLine {...draft} />
      </div>
    )
  );
}
