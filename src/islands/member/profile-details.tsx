import { useStore } from '@nanostores/react';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { formatDate, withoutTime } from '../../lib/format/calendar-dates.ts';
import { getPath } from '../../lib/paths.ts';
import { memberIdentifier } from '../../stores/app/tenant.ts';
import { $identifierChanged, savePasscode } from '../../stores/member/identifier.ts';
import { savePersonalInfo } from '../../stores/member/profile.ts';
import { type DefinitionItem, DefinitionList } from '../ui/content/definition-list.tsx';
import { Editable } from './editable.tsx';
import { IdentifierForm, PersonalInfoForm } from './lazy-forms.tsx';

function createRow(term: string, value: string): DefinitionItem {
  if (value) return { term, value, isVerbatim: true };
  return { term, value: <span className="font-normal text-muted">Not given</span> };
}

const addressUse = 'Your address is filled in for you when you withdraw.';

function Facts({ member }: { readonly member: MemberProfile }) {
  const person = [
    createRow('Name', member.name),
    createRow('Phone number', member.phone_number),
    createRow('Date of birth', formatDate(withoutTime(member.date_of_birth))),
  ];
  const address = [
    createRow('Address line 1', member.address1),
    createRow('Address line 2', member.address2),
    createRow('City', member.city),
    createRow('County', member.county),
    createRow('Postcode', member.postcode),
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 @min-[72rem]/page:grid-cols-[6fr_7fr]">
      <DefinitionList items={person} />
      <div className="mt-2.5 border-base-300 border-t pt-2.5 @min-[72rem]/page:m-0 @min-[72rem]/page:border-0 @min-[72rem]/page:p-0">
        <DefinitionList items={address} />
      </div>
    </div>
  );
}

export function PersonalInfo({ member }: { readonly member: MemberProfile }) {
  return (
    <Editable
      name="personal info"
      draft={savePersonalInfo.operation}
      note={addressUse}
      renderForm={(onSaved) => <PersonalInfoForm member={member} onSaved={onSaved} />}
    >
      <Facts member={member} />
    </Editable>
  );
}

const onlyOnce = `Your ${memberIdentifier} can be changed only once.`;

function ChangedNote() {
  return (
    <>
      <span>{`You have changed your ${memberIdentifier}, which can be done only once. If it is wrong, `}</span>
      <a className="link text-primary-text" href={getPath('createSupportRequest')}>
        tell us
      </a>
      .
    </>
  );
}

export function IdentifierPanel({ member }: { readonly member: MemberProfile }) {
  const isChanged = useStore($identifierChanged);
  return (
    <Editable
      name={memberIdentifier}
      draft={savePasscode.operation}
      note={isChanged ? <ChangedNote /> : onlyOnce}
      isReadOnly={isChanged}
      renderForm={(onSaved) => <IdentifierForm member={member} onSaved={onSaved} />}
    >
      <DefinitionList items={[createRow(memberIdentifier, member.ref_code)]} />
    </Editable>
  );
}
