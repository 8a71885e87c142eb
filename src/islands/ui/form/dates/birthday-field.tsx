import { lazyComponent } from '../../loading/lazy-component.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { PickerField } from './picker-field.tsx';

const BirthdayPicker = lazyComponent(() => import('./birthday-picker.tsx'));

/** A date of birth, picked on wheels in a sheet from below, or typed there. */
export function BirthdayField(props: FieldProps) {
  return (
    <PickerField
      {...props}
      title="Select your birthday"
      kind="sheet"
      preload={BirthdayPicker.preload}
      picker={(value, pick) => <BirthdayPicker value={value} onConfirm={pick} />}
    />
  );
}
