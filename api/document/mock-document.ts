import { exampleApiHost, exampleLandingDomain, exampleTime } from './example-context.ts';

const timePattern = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)"/g;
const picturePattern = new RegExp(
  `"https://\\w+\\.${exampleApiHost.replaceAll('.', '\\.')}/pictures/[^"]+"`,
  'g',
);

export interface MockSite {
  /** The time that replaces the examples' time, in ms. */
  readonly now: number;
  /** Parent domain of the clubs' addresses, with the port. */
  readonly landingDomain: string;
  /** A picture of the site, because the examples' own pictures do not exist. */
  readonly picturePath: string;
}

/**
 * Prepares the API document for a mock server. Otherwise its draws would be closed, its pictures
 * would fail to load, and the site would refuse its clubs' addresses.
 * @param document the OpenAPI document as JSON
 */
export function createMockDocument(document: string, { now, landingDomain, picturePath }: MockSite): string {
  const movedBy = now - exampleTime;
  return document
    .replace(timePattern, (_, time: string) => JSON.stringify(new Date(Date.parse(time) + movedBy)))
    .replace(picturePattern, JSON.stringify(`http://ciu.${landingDomain}${picturePath}`))
    .replaceAll(JSON.stringify(exampleLandingDomain), JSON.stringify(landingDomain));
}
