import { useStore } from '@nanostores/react';
import type { User } from '../../lib/contract/member.ts';
import { passcodeForm } from '../../lib/forms/profile.ts';
import { pathOf } from '../../lib/paths.ts';
import { $identifierChanged, savePasscode } from '../../stores/identifier.ts';
import { memberIdentifier } from '../../stores/tenant.ts';
import { DefinitionList } from '../ui/definition-list.tsx';
import { Form } from '../ui/form/form.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Editable } from './editable.tsx';
import { factOf } from './fact.tsx';

const onlyOnce = `Your ${memberIdentifier} can be changed only once.`;

function IdentifierForm({ user, onSaved }: { readonly user: User; readonly onSaved: () => void }) {
  return (
    <Form
      form={passcodeForm}
      defaults={{ passcode: user.ref_code }}
      action={savePasscode}
      onDone={onSaved}
      serverFields={{ ref_code: 'passcode' }}
      submitLabel="Save"
    >
      <TextField name="passcode" label={memberIdentifier} autoComplete="off" spellCheck={false} />
    </Form>
  );
}

/** Why there is nothing to edit any more, and who helps all the same. */
function Changed() {
  return (
    <>
      You have changed your {memberIdentifier}, which can be done only once. If it is wrong,{' '}
      <a className="link" href={pathOf('createTicket')}>
        tell us
      </a>
      .
    </>
  );
}

/** The number on the Membership ID or Pass card. */
export function IdentifierPanel({ user }: { readonly user: User }) {
  const isChanged = useStore($identifierChanged);
  return (
    <Editable
      name={memberIdentifier}
      draft={savePasscode.operation}
      note={isChanged ? <Changed /> : onlyOnce}
      fixed={isChanged}
      edit={(leave) => <IdentifierForm user={user} onSaved={leave} />}
    >
      <DefinitionList items={[factOf(memberIdentifier, user.ref_code)]} />
    </Editable>
  );
}
