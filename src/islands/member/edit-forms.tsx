import type { MemberProfile } from '../../lib/contract/member.ts';
import { withoutTime } from '../../lib/format/calendar-dates.ts';
import { latestAdultBirthday } from '../../lib/forms/birthday.ts';
import {
  editEmailForm,
  type PersonalInfoValues,
  passcodeForm,
  personalInfoForm,
} from '../../lib/member/forms.ts';
import { memberIdentifier } from '../../stores/app/tenant.ts';
import { saveEmail, savePasscode, savePersonalInfo } from '../../stores/member/profile.ts';
import { DateField } from '../ui/form/dates/date-field.tsx';
import { DraftNotice } from '../ui/form/draft-notice.tsx';
import { PasswordField } from '../ui/form/fields/password-field.tsx';
import { CodeField, EmailField, TextField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

export { TenantSwitcher } from '../app-shell/tenant-switcher.tsx';

function toFormValues({ phone_number, date_of_birth, ...profile }: MemberProfile): PersonalInfoValues {
  const { name, address1, address2, city, county, postcode } = profile;
  const person = { name, phoneNumber: phone_number, dateOfBirth: withoutTime(date_of_birth) };
  return { ...person, address1, address2, city, county, postcode };
}

interface ProfileFormProps {
  readonly member: MemberProfile;
  readonly onSaved: () => void;
}

export function PersonalInfoForm({ member, onSaved }: ProfileFormProps) {
  return (
    <Form
      form={personalInfoForm}
      defaults={toFormValues(member)}
      action={savePersonalInfo}
      onDone={onSaved}
      submitLabel="Save"
    >
      <DraftNotice />
      <TextField name="name" label="Name" autoComplete="name" spellCheck={false} />
      <TextField name="phoneNumber" label="Phone number" type="tel" inputMode="tel" autoComplete="tel" />
      <DateField name="dateOfBirth" label="Date of birth" max={latestAdultBirthday(new Date())} />
      <TextField name="address1" label="Address line 1" autoComplete="address-line1" />
      <TextField name="address2" label="Address line 2" autoComplete="address-line2" />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-4 gap-y-5">
        <TextField name="city" label="City" autoComplete="address-level2" />
        <TextField name="county" label="County" autoComplete="address-level1" />
        <CodeField name="postcode" label="Postcode" autoComplete="postal-code" />
      </div>
    </Form>
  );
}

export function IdentifierForm({ member, onSaved }: ProfileFormProps) {
  return (
    <Form
      form={passcodeForm}
      defaults={{ passcode: member.ref_code }}
      action={savePasscode}
      onDone={onSaved}
      serverFields={{ ref_code: 'passcode' }}
      submitLabel="Save"
    >
      <DraftNotice />
      <CodeField name="passcode" label={memberIdentifier} />
    </Form>
  );
}

interface EditEmailDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

export function EditEmailDialog({ email, onClose }: EditEmailDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Edit Email" description="You'll use the new one to sign in.">
      <Form form={editEmailForm} defaults={{ email }} action={saveEmail} onDone={onClose} submitLabel="Save">
        <DraftNotice />
        <EmailField />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
