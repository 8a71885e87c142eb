import { Suspense, useState } from 'react';
import { mayHaveDraft } from '../../../lib/drafts/storage.ts';
import { lazyComponent } from '../loading/lazy-component.tsx';
import { getFormDraftName } from './use-form-draft.ts';

const DraftNote = lazyComponent<DraftNoticeContentProps>(() => import('./draft-notice-content.tsx'));

interface DraftPlaceProps {
  /** What the form does, and what for the app has filled it in. */
  readonly form: string;
  readonly prefilledFor?: string | undefined;
}

export interface DraftNoticeContentProps extends DraftPlaceProps {
  /** Of its draft. */
  readonly name: string;
}

/** At the head of a form: where it says what is kept of it from before. The place is there before the words. */
export function DraftNotice({ form, prefilledFor }: DraftPlaceProps) {
  const [isKept] = useState(() => mayHaveDraft(form));
  return (
    isKept && (
      <div className="draft-place">
        <Suspense>
          <DraftNote form={form} prefilledFor={prefilledFor} name={getFormDraftName(form, prefilledFor)} />
        </Suspense>
      </div>
    )
  );
}
