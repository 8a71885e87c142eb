import { Suspense, useState } from 'react';
import { mayHaveDraft } from '../../../lib/browser/draft-store.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { draftName } from './use-form-draft.ts';

const DraftNote = lazyPart<DraftNoteProps>(() => import('./draft-note.tsx'));

export interface DraftNoteProps {
  /** The form's draft. */
  readonly name: string;
}

interface DraftPlaceProps {
  /** What the form does, and what for the app has filled it in. */
  readonly form: string;
  readonly filledIn?: string | undefined;
}

/** At the head of a form: where it says that what stands in it is from before. The place is there before the words. */
export function DraftPlace({ form, filledIn }: DraftPlaceProps) {
  const name = draftName(form, filledIn);
  const [isKept] = useState(() => mayHaveDraft(name));
  return (
    isKept && (
      <div className="draft-place">
        <Suspense>
          <DraftNote name={name} />
        </Suspense>
      </div>
    )
  );
}
