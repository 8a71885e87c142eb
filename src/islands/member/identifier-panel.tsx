import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { whenQuiet } from '../../lib/browser/deferred-work.ts';
import type { User } from '../../lib/contract/member.ts';
import { pathOf } from '../../lib/paths.ts';
import { memberIdentifier } from '../../stores/app/tenant.ts';
import { $identifierChanged, savePasscode } from '../../stores/member/identifier.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { lazyPart } from '../ui/loading/lazy-component.tsx';
import { Editable } from './editable.tsx';
import { factOf } from './fact.tsx';

const IdentifierForm = lazyPart(() =>
  import('./edit-forms.tsx').then((forms) => ({ default: forms.IdentifierForm })),
);

const onlyOnce = `Your ${memberIdentifier} can be changed only once.`;

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
  useEffect(() => whenQuiet(() => void IdentifierForm.preload()), []);
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
