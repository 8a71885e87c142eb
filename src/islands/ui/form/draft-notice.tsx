import { Suspense, useState } from 'react';
import { mayHaveDraft } from '../../../lib/drafts/storage.ts';
import { lazyComponent } from '../loading/lazy-component.tsx';
import { getFormDraftName } from './use-draft.ts';

const LazyDraftNoticeContent = lazyComponent<DraftNoticeContentProps>(
  () => import('./draft-notice-content.tsx'),
);

interface DraftNoticeProps {
  readonly form: string;
  readonly prefilledFor?: string | undefined;
}

export interface DraftNoticeContentProps extends DraftNoticeProps {
  readonly name: string;
}

/** Reserves space for the notice. */
export function DraftNotice({ form, prefilledFor }: DraftNoticeProps) {
  const [hasDraft] = useState(() => mayHaveDraft(form));
  return (
    hasDraft && (
      <div className="draft-place">
        <Suspense>
          <LazyDraftNoticeContent
            form={form}
            prefilledFor={prefilledFor}
            name={getFormDraftName(form, prefilledFor)}
          />
        </Suspense>
      </div>
    )
  );
}
