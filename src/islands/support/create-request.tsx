import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { categoryOptions, supportRequestForm } from '../../lib/support/requests.ts';
import { $screen, backTo } from '../../stores/app/router.ts';
import { createSupportRequest } from '../../stores/support/create-request.ts';
import { getPrefilledSupportRequest } from '../../stores/support/support-requests.ts';
import { cardClass } from '../ui/content/surface.ts';
import { DraftNotice } from '../ui/form/draft-notice.tsx';
import { SelectField } from '../ui/form/fields/choice-fields.tsx';
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Page } from '../ui/page.tsx';
import { CommonQuestions } from './common-questions.tsx';

/** Puts the caret before a prefilled description that starts with a blank line for the member's own words. */
function useCaretAtStart(description: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = description?.startsWith('\n') ? ref.current?.querySelector('textarea') : undefined;
    box?.setSelectionRange(0, 0);
    box?.focus();
  }, [description]);
  return ref;
}

/** Hides the form once it is sent, because the list opens next. */
export default function CreateRequest() {
  const [isSent, setSent] = useState(false);
  const screen = useStore($screen);
  const [prefilled] = useState(() =>
    getPrefilledSupportRequest(screen.kind === 'screen' ? screen.visit : undefined),
  );
  const ref = useCaretAtStart(prefilled?.description);
  const handleDone = () => {
    setSent(true);
    backTo('support');
  };
  return (
    <Page narrow>
      {!prefilled && <CommonQuestions />}
      <div ref={ref} className={cardClass.padded}>
        <Form
          form={supportRequestForm}
          defaults={prefilled}
          prefilledFor={prefilled?.subject}
          action={createSupportRequest}
          onDone={handleDone}
          hidden={isSent}
          submitLabel="Open ticket"
          pendingLabel="Sending…"
        >
          <DraftNotice />
          <SelectField name="category" label="Category" options={categoryOptions} />
          <TextField name="subject" label="Subject" />
          <TextAreaField name="description" label="Description" />
        </Form>
      </div>
    </Page>
  );
}
