/** Selects what text or a number is typed into. */
export const textEntrySelector =
  'input:not([type=checkbox], [type=radio]), select, textarea, [role=spinbutton], [contenteditable]';
