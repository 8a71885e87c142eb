import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** Most visits edit nothing. */
const load = () => import('./edit-forms.tsx');

export const EditEmailDialog = lazyComponent(async () => ({ default: (await load()).EditEmailDialog }));
export const IdentifierForm = lazyComponent(async () => ({ default: (await load()).IdentifierForm }));
export const PersonalInfoForm = lazyComponent(async () => ({ default: (await load()).PersonalInfoForm }));
export const TenantSwitcher = lazyComponent(async () => ({ default: (await load()).TenantSwitcher }));

/** Loads them for a member who may be without a connection when they are opened. */
export function preloadForms(): void {
  for (const form of [EditEmailDialog, IdentifierForm, PersonalInfoForm, TenantSwitcher]) void form.preload();
}
