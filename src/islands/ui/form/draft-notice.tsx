import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { RestoredDraft } from '../../../lib/drafts/autosave.ts';
import { mayHaveDraft, readLatestDraft } from '../../../lib/drafts/storage.ts';
import { formatRecent } from '../../../lib/format/date-time.ts';
import { announce } from '../messages/announce.ts';
import { FormContext, type FormDraft, resetForm } from './form-context.ts';

function DraftLine({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  useEffect(() => announce(text), [text]);
  return (
    <p className="flex flex-wrap gap-x-2 text-muted leading-6">
      <span>{text}</span>
      {children}
    </p>
  );
}

function RestoredDraftLine({ draft }: { readonly draft: RestoredDraft }) {
  const { element, hookForm } = useContext(FormContext);
  const [isDeleted, setDeleted] = useState(false);
  const text = isDeleted ? 'Draft deleted.' : `Draft saved ${formatRecent(draft.at)}.`;
  const handleClick = () => {
    if (isDeleted) draft.reapply();
    else {
      resetForm(element.current, hookForm);
      draft.discard();
    }
    setDeleted(!isDeleted);
  };
  return (
    <DraftLine text={text}>
      <button type="button" className="link text-primary-text" onClick={handleClick}>
        {isDeleted ? 'Undo' : 'Delete draft'}
      </button>
    </DraftLine>
  );
}

function KnownDraft({ operation, prefilledFor, restored }: FormDraft) {
  const isKnown = restored !== undefined;
  const stored = useMemo(
    () => (isKnown && prefilledFor ? readLatestDraft(operation) : undefined),
    [isKnown, prefilledFor, operation],
  );
  if (restored) return <RestoredDraftLine key={restored.at} draft={restored} />;
  return stored && <DraftLine text={`Your draft from ${formatRecent(stored.at)} is saved.`} />;
}

/** Shows the state of the form's draft. Reserves space when there may be one. */
export function DraftNotice() {
  const { draft } = useContext(FormContext);
  const [hasDraft] = useState(() => draft && mayHaveDraft(draft.operation));
  return (
    draft &&
    hasDraft && (
      <div className="min-h-6">
        <KnownDraft {...draft} />
      </div>
    )
  );
}
