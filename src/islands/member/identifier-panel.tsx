import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { getPath } from '../../lib/paths.ts';
import { memberIdentifier } from '../../stores/app/tenant.ts';
import { $identifierChanged, savePasscode } from '../../stores/member/identifier.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Editable } from './editable.tsx';
import { factOf } from './fact.tsx';

const IdentifierForm = lazyComponent(() =>
  import('./edit-forms.tsx').then((forms) => ({ default: forms.IdentifierForm })),
);

const onlyOnce = `Your ${memberIdentifier} can be changed only once.`;

/** Why there is nothing to edit any more, and who helps all the same. */
function ChangedNote() {
  return (
    <>
      You have changed your {memberIdentifier}, which can be done only once. If it is wrong,{' '}
      <a className="link" href={getPath('createSupportRequest')}>
        tell us
      </a>
      .
    </>
  );
}

/** The number on the Membership ID or Pass card. */
export function IdentifierPanel({ user }: { readonly user: MemberProfile }) {
  useEffect(() => onIdle(() => void IdentifierForm.preload()), []);
  const isChanged = useStore($identifierChanged);
  return (
    <Editable
      name={memberIdentifier}
      draft={savePasscode.operation}
      note={isChanged ? <ChangedNote /> : onlyOnce}
      isReadOnly={isChanged}
      renderForm={(leave) => <IdentifierForm user={user} onSaved={leave} />}
    >
      <DefinitionList items={[factOf(memberIdentifier, user.ref_code)]} />
    </Editable>
  );
}
