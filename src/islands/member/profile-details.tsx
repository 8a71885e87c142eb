import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { hasDraft } from '../../lib/drafts/storage.ts';
import { formatDate, withoutTime } from '../../lib/format/calendar-dates.ts';
import { getPath } from '../../lib/paths.ts';
import { discardDraft } from '../../lib/storage/scoped-storage.ts';
import { memberIdentifier } from '../../stores/app/tenant.ts';
import { $identifierChanged, savePasscode, savePersonalInfo } from '../../stores/member/profile.ts';
import { type DefinitionItem, DefinitionList } from '../ui/content/definition-list.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** Lazy, because most visits edit nothing. */
const load = () => import('./edit-forms.tsx');

export const EditEmailDialog = lazyComponent(async () => (await load()).EditEmailDialog);
const IdentifierForm = lazyComponent(async () => (await load()).IdentifierForm);
const PersonalInfoForm = lazyComponent(async () => (await load()).PersonalInfoForm);
export const TenantSwitcher = lazyComponent(async () => (await load()).TenantSwitcher);

/** Loads the forms early, because the connection may be lost when the member opens one. */
export function preloadForms(): void {
  for (const form of [EditEmailDialog, IdentifierForm, PersonalInfoForm, TenantSwitcher]) void form.preload();
}

interface EditableProps {
  /** Part of the button's accessible name. */
  readonly name: string;
  /** An existing draft opens the form. */
  readonly draft: string;
  readonly note?: ReactNode;
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
  readonly renderForm: (onSaved: () => void) => ReactNode;
}

function useFocusAfterEditing(isEditing: boolean) {
  const toggleRef = useRef<HTMLButtonElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      if (toggleRef.current) toggleRef.current.focus();
      else if (cardRef.current) focusNearestHeading(cardRef.current);
    }
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { toggleRef, cardRef };
}

/** Shows data or its form. Cancel deletes the draft. */
function Editable({ name, draft, note, isReadOnly = false, children, renderForm }: EditableProps) {
  const [isOpen, setOpen] = useState(() => hasDraft(draft));
  const isEditing = isOpen && !isReadOnly;
  const { toggleRef, cardRef } = useFocusAfterEditing(isEditing);
  const handleToggle = () => {
    if (isEditing) discardDraft(draft);
    setOpen(!isEditing);
  };
  return (
    <div ref={cardRef} className={cardClass.padded}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4">
        <p className="grow basis-32 text-muted">{note}</p>
        {!isReadOnly && (
          <Button ref={toggleRef} variant="secondary" onClick={handleToggle}>
            <span>{isEditing ? 'Cancel' : 'Edit'}</span>
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
      </div>
      {isEditing ? <Suspense>{renderForm(() => setOpen(false))}</Suspense> : children}
    </div>
  );
}

function createRow(term: string, value: string): DefinitionItem {
  if (value) return { term, value, isVerbatim: true };
  return { term, value: <span className="font-normal text-muted">Not added</span> };
}

export function PersonalInfo({ member }: { readonly member: MemberProfile }) {
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
    <Editable
      name="personal info"
      draft={savePersonalInfo.operation}
      note="We use this address when you withdraw."
      renderForm={(onSaved) => <PersonalInfoForm member={member} onSaved={onSaved} />}
    >
      <div className="grid grid-cols-1 items-start gap-x-6 @min-[72rem]/page:grid-cols-[6fr_7fr]">
        <DefinitionList items={person} />
        <div className="mt-2.5 border-base-300 border-t pt-2.5 @min-[72rem]/page:m-0 @min-[72rem]/page:border-0 @min-[72rem]/page:p-0">
          <DefinitionList items={address} />
        </div>
      </div>
    </Editable>
  );
}

const changedNote = (
  <>
    <span>{`You've changed your ${memberIdentifier} and can't change it again. If it's wrong, `}</span>
    <a className="link text-primary-text" href={getPath('createSupportRequest')}>
      tell us
    </a>
    .
  </>
);

export function IdentifierPanel({ member }: { readonly member: MemberProfile }) {
  const isChanged = useStore($identifierChanged);
  return (
    <Editable
      name={memberIdentifier}
      draft={savePasscode.operation}
      note={isChanged ? changedNote : `You can only change your ${memberIdentifier} once.`}
      isReadOnly={isChanged}
      renderForm={(onSaved) => <IdentifierForm member={member} onSaved={onSaved} />}
    >
      <DefinitionList items={[createRow(memberIdentifier, member.ref_code)]} />
    </Editable>
  );
}
