import { Suspense, useState } from 'react';
import { mayHaveDraft } from '../../../lib/drafts/storage.ts';
import { lazyPart } from '../loading/lazy-component.tsx';
import { draftName } from './use-form-draft.ts';

const DraftNote = lazyPart<DraftNoteProps>(() => import('./draft-notice-content.tsx'));

interface DraftPlaceProps {
  /** What the form does, and what for the app has filled it in. */
  readonly form: string;
  readonly filledIn?: string | undefined;
}

export interface DraftNoteProps extends DraftPlaceProps {
  /** Of its draft. */
  readonly name: string;
}

/** At the head of a form: where it says what is kept of it from before. The place is there before the words. */
export function DraftPlace({ form, filledIn }: DraftPlaceProps) {
  const [isKept] = useState(() => mayHaveDraft(form));
  return (
    isKept && (
      <div className="draft-place">
        <Suspense>
          <DraftNote form={form} filledIn={filledIn} name={draftName(form, filledIn)} />
        </Suspense>
      </div>
    )
  );
}
