/** Hosts in the examples, instead of the sandbox's. */
export const exampleApiHost = 'api.example.com';
export const exampleLandingDomain = 'club.example';

/** The time at which the examples were read. A fixed one makes them reproducible. */
export const exampleTime = Date.parse('2026-03-04T12:00:00Z');
