/** Class names of daisyUI's fieldset, for one field or a group of choices. */
export const fieldClass = {
  root: 'fieldset min-w-0 grid-cols-1 p-0 text-base',
  label: 'fieldset-legend m-0 block p-0',
  hint: 'label block whitespace-normal text-muted',
} as const;

const control =
  'h-auto min-h-11 py-2 text-[max(1rem,16px)] text-base-content [--input-color:var(--color-control)] placeholder:text-muted placeholder:opacity-100 hover:[--input-color:var(--color-base-content)] disabled:border-base-300 disabled:bg-base-200 disabled:text-base-content aria-invalid:shadow-[inset_0_0_0_1px_var(--color-error-text)] aria-invalid:[--input-color:var(--color-error-text)]';

/** Without daisyUI's `select`, whose custom picker takes 2.5 kB. The system's picker suits touch screens better. */
const select = `input appearance-none bg-(image:--caret) bg-size-[5px_5px] bg-position-[calc(100%-1.25rem)_50%,calc(100%-0.9375rem)_50%] bg-no-repeat text-ellipsis ${control} cursor-pointer`;

/** Class names of daisyUI's controls. Not its `validator`, which would colour a field before the form is sent. */
export const controlClass = {
  input: `input w-full px-3.5 ${control}`,
  select: `${select} w-full ps-3.5 pe-10`,
  /** As wide as its text. */
  compactSelect: `${select} w-auto ps-2.5 pe-8`,
  textarea: `textarea w-full px-3.5 ${control} field-sizing-content min-h-32 resize-y`,
  /** A button that opens a picker. */
  button: `input w-full px-3.5 ${control} cursor-pointer justify-between data-[invalid=true]:shadow-[inset_0_0_0_1px_var(--color-error-text)] data-[invalid=true]:[--input-color:var(--color-error-text)]`,
  checkbox:
    'checkbox bg-base-100 [--input-color:var(--color-control)] checked:border-primary-text checked:text-primary-content checked:[--input-color:var(--color-primary)] aria-invalid:border-error-text',
  radio:
    'radio bg-base-100 [--input-color:var(--color-control)] checked:[--input-color:var(--color-primary-text)]',
} as const;

/** Keyboards treat a code as a word of a sentence: they correct, capitalise and underline it. */
export const codeInput = { autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** Class names of the label around a checkbox or radio button. */
export const choiceClass = {
  plain: 'flex min-h-11 cursor-pointer items-center gap-3',
  card: 'flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-control bg-base-100 px-3.5 py-2 hover:border-base-content has-checked:border-primary-text has-checked:bg-selected has-checked:shadow-[inset_0_0_0_1px_var(--color-primary-text)]',
} as const;
