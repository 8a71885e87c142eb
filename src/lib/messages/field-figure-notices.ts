export const fieldFigureNotices = {
  title: 'How fast the app is',
  text: 'From some visits the app sends how soon it showed, how quickly it reacted and how much moved, with the kind of page and the version of the app. It sends nothing about you, and no address.',
  label: 'Send these figures from this browser',
} as const;
