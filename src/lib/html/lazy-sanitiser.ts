/** Most pages show no HTML of the API. */
export const loadSanitiser = () => import('./sanitise.ts');
