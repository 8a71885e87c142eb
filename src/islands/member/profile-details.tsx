import { useEffect } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { formatDate, withoutTime } from '../../lib/format/calendar-dates.ts';
import { savePersonalInfo } from '../../stores/member/profile.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Editable } from './editable.tsx';
import { factOf } from './fact.tsx';

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
