/** The hint that the app can be installed. */
export const installNotices = {
  title: (club: string) => `Keep ${club || 'this club'} on this device`,
  offer: 'It opens from its own icon, without the browser around it.',
  install: 'Install',
  decline: 'No, thanks',
  steps: 'Add it to your home screen, and it opens from its own icon:',
  /** Before and after the drawing of the button. */
  share: ['Tap', 'Share in Safari.'],
  add: 'Choose “Add to Home Screen”.',
} as const;
