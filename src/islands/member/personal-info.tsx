import type { User } from '../../lib/contract/member.ts';
import { formatDate } from '../../lib/dates.ts';
import { latestAdultBirthday } from '../../lib/forms/birthday.ts';
import { type PersonalInfoValues, personalInfoForm } from '../../lib/forms/profile.ts';
import { savePersonalInfo } from '../../stores/member.ts';
import { DefinitionList } from '../ui/definition-list.tsx';
import { DateField } from '../ui/form/date-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Editable } from './editable.tsx';
import { factOf } from './fact.tsx';

const addressUse = 'Your address is filled in for you when you withdraw.';

function Facts({ user }: { readonly user: User }) {
  const items = [
    factOf('Name', user.name),
    factOf('Phone number', user.phone_number),
    factOf('Date of birth', formatDate(user.date_of_birth)),
    factOf('Address line 1', user.address1),
    factOf('Address line 2', user.address2),
    factOf('City', user.city),
    factOf('County', user.county),
    factOf('Postcode', user.postcode),
  ];
  return <DefinitionList items={items} />;
}

function valuesOf({ phone_number, date_of_birth, ...user }: User): PersonalInfoValues {
  const { name, address1, address2, city, county, postcode } = user;
  const facts = { name, phoneNumber: phone_number, dateOfBirth: date_of_birth };
  return { ...facts, address1, address2, city, county, postcode };
}

function AddressFields() {
  return (
    <>
      <TextField name="address1" label="Address line 1" autoComplete="address-line1" />
      <TextField name="address2" label="Address line 2" autoComplete="address-line2" />
      <div className="address-grid">
        <TextField name="city" label="City" autoComplete="address-level2" />
        <TextField name="county" label="County" autoComplete="address-level1" />
        <TextField
          name="postcode"
          label="Postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </>
  );
}

function InfoForm({ user, onSaved }: { readonly user: User; readonly onSaved: () => void }) {
  return (
    <Form
      form={personalInfoForm}
      defaults={valuesOf(user)}
      action={savePersonalInfo}
      onDone={onSaved}
      submitLabel="Save"
    >
      <TextField name="name" label="Name" autoComplete="name" spellCheck={false} />
      <TextField name="phoneNumber" label="Phone number" type="tel" inputMode="tel" autoComplete="tel" />
      <DateField name="dateOfBirth" label="Date of birth" max={latestAdultBirthday(new Date())} />
      <AddressFields />
    </Form>
  );
}

/** Name, phone, date of birth and address, to read and to edit. */
export function PersonalInfo({ user }: { readonly user: User }) {
  return (
    <Editable
      name="personal info"
      draft={savePersonalInfo.operation}
      note={addressUse}
      edit={(leave) => <InfoForm user={user} onSaved={leave} />}
    >
      <Facts user={user} />
    </Editable>
  );
}
