import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { categoryOptions, supportTicketForm } from '../../lib/support/forms.ts';
import { $screen, backTo } from '../../stores/app/router.ts';
import { lateAction } from '../../stores/data/lazy-action.ts';
import { draftedTicket } from '../../stores/support/prefilled-request.ts';
import { DraftPlace } from '../ui/form/draft-notice.tsx';
import { SelectField } from '../ui/form/fields/select-field.tsx';
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Page } from '../ui/page.tsx';

const operation = 'createSupportTicket';
const $create = lateAction(
  operation,
  async () => (await import('../../stores/support/support-requests.ts')).createSupportTicket,
);

/** New support ticket. Once it is sent the form is out of reach while the list comes. */
export default function CreateTicket() {
  const [sent, setSent] = useState(false);
  const screen = useStore($screen);
  const [drafted] = useState(() => draftedTicket(screen.kind === 'screen' ? screen.visit : undefined));
  const leave = () => {
    setSent(true);
    backTo('support');
  };
  return (
    <Page narrow>
      <div className="card">
        <Form
          form={supportTicketForm}
          defaults={drafted}
          filledIn={drafted?.subject}
          action={useStore($create)}
          onDone={leave}
          hidden={sent}
          submitLabel="Open ticket"
          pendingLabel="Sending …"
        >
          <DraftPlace form={operation} filledIn={drafted?.subject} />
          <SelectField name="category" label="Category" options={categoryOptions} />
          <TextField name="subject" label="Subject" />
          <TextAreaField name="description" label="Description" />
        </Form>
      </div>
    </Page>
  );
}
