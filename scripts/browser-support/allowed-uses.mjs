/** Our sources may use these features in the listed files only. A feature includes its members. */
const sourceUses = [
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
    why: 'src/islands/ui/overlays/popover.ts loads the polyfill before any of them renders (islands/app-shell/desktop.ts)',
  },
  {
    features: ['api.Window.requestIdleCallback'],
    files: ['src/lib/browser/deferred-work.ts'],
    why: 'feature-detected; falls back to a timer (no Safari has it)',
  },
  {
    features: ['api.Window.navigation', 'api.Navigation.canGoBack'],
    files: ['src/stores/app/router.ts'],
    why: 'feature-detected; otherwise only screens of this page count as history',
  },
  {
    features: ['api.Navigator.setAppBadge', 'api.Navigator.clearAppBadge'],
    files: ['src/lib/browser/tab-title.ts'],
    why: 'feature-detected; otherwise no badge',
  },
  {
    features: ['api.Navigator.share'],
    files: ['src/lib/browser/share-sheet.ts'],
    why: 'where it is missing, the call fails and says so; a link is copied instead, a file downloaded',
  },
];

/** Uses in our code that only the check of the build finds. */
const builtUses = [
  {
    features: ['api.Navigator.globalPrivacyControl'],
    why: 'undefined where it is missing, which refuses nothing',
  },
  {
    features: ['*.newState', '*.showPopover', '*.hidePopover'],
    why: 'popovers, as above',
  },
  {
    features: ['api.Navigator.connection', '*.saveData', '*.effectiveType'],
    why: 'feature-detected in src/lib/browser/deferred-work.ts; otherwise no data saving',
  },
  {
    features: ['api.Navigator.setAppBadge', 'api.Navigator.clearAppBadge', 'api.Navigator.share'],
    why: 'as above',
  },
  {
    features: ['html.global_attributes.autocorrect', 'html.global_attributes.autocapitalize'],
    why: 'hints for the keyboards of phones, which support them',
  },
  {
    features: ['*.userChoice'],
    why: 'a property of the install event, which only supporting browsers fire',
  },
  {
    features: ['html.elements.link.fetchpriority'],
    why: 'only delays the stylesheet a little',
  },
  {
    features: ['*.addRoutes'],
    why: 'feature-detected in src/service-worker/service-worker.ts; otherwise the handlers do the same',
  },
];

const libraryUses = [
  {
    features: [
      'api.HTMLElement.popover',
      'api.ToggleEvent',
      '*.popoverTargetElement',
      '*.popoverTargetAction',
      '*.oldState',
    ],
    why: '@oddbird/popover-polyfill defines them',
  },
  {
    features: [
      'javascript.builtins.Error.captureStackTrace',
      'javascript.builtins.Error.stackTraceLimit',
      '*.stackTraceLimit',
    ],
    why: 'feature-detected by ofetch and zod; setting the limit has no effect elsewhere',
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
    why: "feature-detected by React's view transitions, which the app does not use",
  },
  {
    features: ['api.Window.setImmediate'],
    why: "feature-detected by React's scheduler, which falls back to message channels",
  },
  { features: ['api.Window.requestIdleCallback'], why: 'Sentry falls back to a timer' },
  {
    features: ['*.movementX', '*.movementY', '*.fromElement'],
    why: "properties of React's events, computed where the browser has none",
  },
  {
    features: ['*.cssFloat', '*.imageSizes', '*.fetchPriority'],
    why: 'names inside React',
  },
  {
    features: ['*.createPolicy', '*.createHTML', '*.createScriptURL', '*.getAttributeType'],
    why: 'Trusted Types, feature-detected by DOMPurify and src/lib/html/sanitise.ts',
  },
];

/** Properties of other objects with the name of a newer feature. */
const falsePositives = [
  { features: ['*.displayName'], why: 'a property of React components' },
  { features: ['*.createContext'], why: 'a function of React' },
  { features: ['*.isValid'], why: 'a property of the form state of react-hook-form' },
  { features: ['*.headingOffset'], why: 'a property of our HtmlText' },
  { features: ['*.fileName'], why: 'a property of our RecordDialog' },
];

const styleUses = [
  {
    features: ['css.properties.field-sizing'],
    why: 'src/islands/ui/form/fields/text-area-field.tsx sizes the box by hand',
  },
  {
    features: ['css.properties.content-visibility', 'css.properties.contain-intrinsic-size'],
    why: 'saves layout work; otherwise the whole list is laid out',
  },
  {
    features: ['css.properties.scrollbar-width'],
    why: '`::-webkit-scrollbar` beside it hides the bar there (src/styles/wheel.css)',
  },
  {
    features: ['css.selectors.dir'],
    why: "daisyUI's rules for right-to-left pages, which the site has none of",
  },
  { features: ['css.at-rules.starting-style'], why: "otherwise daisyUI's switch appears without animation" },
  {
    features: ['css.properties.cursor', 'css.properties.resize'],
    why: 'phones have no pointer and no resize handle',
  },
  {
    features: ['css.properties.text-wrap'],
    why: 'otherwise lines are not balanced',
  },
  {
    features: [
      'css.at-rules.page',
      'css.properties.break-after',
      'css.properties.orphans',
      'css.properties.widows',
    ],
    why: 'page breaks in print',
  },
  {
    features: ['css.properties.font-family.ui-monospace'],
    why: "Tailwind's reset: falls back to the next family",
  },
  {
    features: ['css.properties.forced-color-adjust'],
    why: 'Safari has no forced colours',
  },
];

/** Entries are `{ features, files?, why }`. */
export const allowedUses = [...sourceUses, ...builtUses, ...libraryUses, ...falsePositives, ...styleUses];
