import { gamblingHelp } from '../config.ts';

/** A free and independent help service. */
interface HelpService {
  readonly name: string;
  readonly url: string;
  /** What there is to find, in a few words. */
  readonly text: string;
}

/** The number of Great Britain's helpline, as it is read and as a phone dials it. */
export const helpline = {
  name: 'National Gambling Helpline',
  number: '0808 8020 133',
  tel: 'tel:08088020133',
} as const;

/** Where to read and write, beside the helpline. */
export const helpServices: readonly HelpService[] = [
  { name: 'GamCare', url: 'https://www.gamcare.org.uk/', text: 'runs the helpline; also chat and groups' },
  { ...gamblingHelp, text: 'advice, self-assessment and help near you' },
];
