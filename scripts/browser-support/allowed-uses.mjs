/**
 * Uses of features that the oldest browsers lack, and why each does no harm there. What names a feature names its parts
 * too. Code of ours may use a feature in the named files alone.
 */
const ours = [
  {
    features: [
      'html.global_attributes.popover',
      'html.elements.button.popovertarget',
      'api.HTMLElement.showPopover',
      'api.HTMLElement.hidePopover',
    ],
    files: [
      'src/islands/app-shell/desktop/notifications-popover.tsx',
      'src/islands/ui/overlays/menu.tsx',
      'src/islands/ui/overlays/tooltip.tsx',
      'src/islands/ui/overlays/popover.ts',
    ],
    why: 'src/islands/ui/overlays/popover.ts has a stand-in ready before any of them is drawn (islands/app-shell/desktop.ts)',
  },
  {
    features: ['api.Window.requestIdleCallback'],
    files: ['src/lib/browser/deferred-work.ts'],
    why: 'asks first; a timer takes its place (no Safari has it)',
  },
  {
    features: ['api.Window.navigation', 'api.Navigation.canGoBack'],
    files: ['src/stores/app/router.ts'],
    why: 'asks first; without it only screens of this page count as a way back',
  },
  {
    features: ['api.Navigator.setAppBadge', 'api.Navigator.clearAppBadge'],
    files: ['src/lib/browser/tab-title.ts'],
    why: 'where there is none, nothing is marked',
  },
  {
    features: ['api.Navigator.share'],
    files: ['src/stores/app/share.ts'],
    why: 'asks first; the address is copied instead',
  },
  {
    features: ['html.global_attributes.autocapitalize'],
    files: ['src/islands/ui/form/fields/password-field.tsx'],
    why: 'a hint to the keyboards on phones, and those know it',
  },
];

/** What of ours is found in the build alone, where the types of our own files do not know it. */
const built = [
  {
    features: ['*.newState', '*.showPopover', '*.hidePopover'],
    why: 'popovers, as above',
  },
  {
    features: ['api.Navigator.connection', '*.saveData', '*.effectiveType'],
    why: 'src/lib/browser/deferred-work.ts asks first; without it nobody asked for less traffic',
  },
  {
    features: ['api.Navigator.setAppBadge', 'api.Navigator.clearAppBadge', 'api.Navigator.share'],
    why: 'as above',
  },
  {
    features: ['*.userChoice'],
    why: "a property of the browser's offer to install, which comes where there is one",
  },
  {
    features: ['html.elements.link.fetchpriority'],
    why: 'the styles are fetched beside the scripts without it, and a little later with it',
  },
  {
    features: ['*.addRoutes'],
    why: 'src/service-worker/static-routes.ts asks first; the worker does the same, started for it',
  },
];

/** What libraries use where it is there. */
const libraries = [
  {
    features: [
      'api.HTMLElement.popover',
      'api.ToggleEvent',
      '*.popoverTargetElement',
      '*.popoverTargetAction',
      '*.oldState',
    ],
    why: '@oddbird/popover-polyfill makes them',
  },
  {
    features: ['javascript.builtins.Error.captureStackTrace', 'javascript.builtins.Error.stackTraceLimit'],
    why: 'ofetch and zod ask first; setting the limit does nothing where there is none',
  },
  {
    features: [
      'api.Window.navigation',
      'api.Navigation',
      'api.NavigationHistoryEntry',
      '*.canIntercept',
      '*.startViewTransition',
      '*.skipTransition',
    ],
    why: "React's own view transitions ask first, and the app does not use them",
  },
  { features: ['api.Window.setImmediate'], why: "React's scheduler asks first, and has message channels" },
  { features: ['api.Window.requestIdleCallback'], why: 'Sentry falls back to a timer' },
  {
    features: ['*.movementX', '*.movementY', '*.fromElement'],
    why: "properties of React's events, worked out where the browser has none",
  },
  {
    features: ['*.cssFloat', '*.imageSizes'],
    why: "React's own names of what it is given",
  },
  {
    features: ['*.createPolicy', '*.createHTML', '*.createScriptURL', '*.getAttributeType'],
    why: 'Trusted Types: DOMPurify and src/lib/html/sanitise.ts ask first; they guard, and nothing is built on them',
  },
];

/** Names that older browsers' objects lack, here of objects of another kind. */
const otherThings = [
  { features: ['*.displayName'], why: 'functions and components of React' },
  { features: ['*.isValid'], why: 'the state of a form in react-hook-form' },
  { features: ['*.headingOffset'], why: 'a property of our HtmlText' },
];

/** Style rules, which browsers skip one by one where they do not know them. */
const styles = [
  {
    features: ['css.properties.field-sizing'],
    why: 'src/islands/ui/form/fields/text-area-field.tsx sizes the box by hand',
  },
  {
    features: ['css.properties.content-visibility', 'css.properties.contain-intrinsic-size'],
    why: 'spares work; all of a list is laid out without them',
  },
  {
    features: ['css.properties.scrollbar-width'],
    why: '`::-webkit-scrollbar` beside it hides the bar there (src/styles/ui/form/pickers.css)',
  },
  { features: ['css.at-rules.starting-style'], why: 'the switch of daisyUI appears without moving' },
  {
    features: ['css.properties.cursor', 'css.properties.resize'],
    why: 'phones have neither a pointer nor a corner to drag',
  },
  {
    features: ['css.properties.text-wrap'],
    why: 'lines break where they are full instead of being balanced',
  },
  {
    features: [
      'css.at-rules.page',
      'css.properties.break-after',
      'css.properties.orphans',
      'css.properties.widows',
    ],
    why: 'where pages break on paper',
  },
  {
    features: ['css.properties.font-family.ui-monospace'],
    why: "Tailwind's reset: the next family takes its place, lines are solid",
  },
  {
    features: ['css.properties.forced-color-adjust'],
    why: 'where colours are forced, and Safari forces none',
  },
];

export const allowedUses = [...ours, ...built, ...libraries, ...otherThings, ...styles];
