import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { formatDate, withoutTime } from '../../lib/format/calendar-dates.ts';
import { getPath } from '../../lib/paths.ts';
import { memberIdentifier } from '../../stores/app/tenant.ts';
import { $identifierChanged, savePasscode } from '../../stores/member/identifier.ts';
import { savePersonalInfo } from '../../stores/member/profile.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Editable } from './editable.tsx';

/** A line of a definition list; what is not known is said in words. */
export function factOf(term: string, value: string): { term: string; value: ReactNode } {
  return { term, value: value || <span className="not-given">Not given</span> };
}

const InfoForm = lazyComponent(() =>
  import('./edit-forms.tsx').then((forms) => ({ default: forms.PersonalInfoForm })),
);

const addressUse = 'Your address is filled in for you when you withdraw.';

function Facts({ user }: { readonly user: MemberProfile }) {
  const items = [
    factOf('Name', user.name),
    factOf('Phone number', user.phone_number),
    factOf('Date of birth', formatDate(withoutTime(user.date_of_birth))),
    factOf('Address line 1', user.address1),
    factOf('Address line 2', user.address2),
    factOf('City', user.city),
    factOf('County', user.county),
    factOf('Postcode', user.postcode),
  ];
  return <DefinitionList items={items} />;
}

/** Name, phone, date of birth and address, to read and to edit. */
export function PersonalInfo({ user }: { readonly user: MemberProfile }) {
  useEffect(() => onIdle(() => void InfoForm.preload()), []);
  return (
    <Editable
      name="personal info"
      draft={savePersonalInfo.operation}
      note={addressUse}
      renderForm={(leave) => <InfoForm user={user} onSaved={leave} />}
    >
      <Facts user={user} />
    </Editable>
  );
}

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
