/** Which rules every built page is held to (`npm test`): the HTML standard's, and those of accessibility. */
export default {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A search has no submit button: it runs while one types, and Enter submits a form of one field without one.
    'wcag/h32': 'off',
  },
};
