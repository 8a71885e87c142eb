import { readFileSync } from 'node:fs';
import { storedItems } from '../../src/lib/storage/stored-items.ts';
import type { TenantRecord } from '../identity/tenants.ts';

type TextName = 'tos' | 'privacy' | 'gdpr' | 'accessibility' | 'complaints';

interface TextValues {
  readonly club: string;
  readonly town: string;
  readonly secretary: string;
  readonly email: string;
  readonly address: string;
}

/** Builds the rows of the privacy text's table of stored data. */
function storedRows(isRemovedAtSignOut: boolean): string {
  return storedItems
    .filter((item) => item.isRemovedAtSignOut === isRemovedAtSignOut)
    .map(({ what, why, howLong }) => `<tr><td>${what}</td><td>${why}</td><td>${howLong}</td></tr>`)
    .join('\n');
}

const storedTable = { storedUntilSignOut: storedRows(true), storedAfterSignOut: storedRows(false) };

function readText(name: TextName, values: TextValues): string {
  const template = readFileSync(new URL(`./texts/${name}.html`, import.meta.url), 'utf8');
  const replacements = new Map(Object.entries({ ...values, ...storedTable }));
  return template.replace(
    /\{\{(\w+)\}\}/g,
    (placeholder, key: string) => replacements.get(key) ?? placeholder,
  );
}

function readAllTexts(values: TextValues): Pick<TenantRecord, TextName> {
  return {
    tos: readText('tos', values),
    privacy: readText('privacy', values),
    gdpr: readText('gdpr', values),
    accessibility: readText('accessibility', values),
    complaints: readText('complaints', values),
  };
}

const noTexts = { tos: '', privacy: '', gdpr: '', accessibility: '', complaints: '' };

const ciuQuiz = `<p>1. How old do you have to be to take part in a club raffle?</p>
<p>- 16 years</p>
<p>+ 18 years</p>
<p>- Any age</p>`;

const riversideQuiz = `<p>1. Which of these is true of every raffle ticket?</p>
<p>- The last ticket sold has the best chance</p>
<p>- A ticket that hasn't won yet is more likely to win</p>
<p>+ All tickets of a draw have the same chance</p>
<p>- Members of the committee win more often</p>`;

const ciu: TextValues = {
  club: 'CIU Social Club',
  town: 'Leeds',
  secretary: 'Margaret Holroyd',
  email: 'secretary@ciu.example.com',
  address: '31 Mill Lane, Leeds LS9 8AH',
};

const riverside: TextValues = {
  club: 'Riverside Club',
  town: 'York',
  secretary: 'Daniel Achebe',
  email: 'office@riverside.example.com',
  address: 'The Boathouse, Skeldergate, York YO1 6DH',
};

const staging: TextValues = {
  club: 'Praxis Demo Club',
  town: 'Derby',
  secretary: 'Jo Example',
  email: 'demo@example.com',
  address: '1 Example Street, Derby DE1 1AA',
};

const harlequinName =
  'The Most Honourable Society of Harlequins, Columbines and Friends of the Old Assembly Rooms';

/** `harlequin` stresses layouts. */
export const tenants: readonly TenantRecord[] = [
  {
    subdomain: 'ciu',
    name: 'CIU Social Club',
    logo: 'logo-ciu',
    mainColor: '#7a1f3d',
    secondaryColor: '#e09f3e',
    quiz: ciuQuiz,
    ...readAllTexts(ciu),
  },
  {
    subdomain: 'riverside',
    name: 'Riverside Club',
    logo: 'logo-riverside',
    mainColor: '#0f5c6e',
    secondaryColor: '#f2705b',
    quiz: riversideQuiz,
    ...readAllTexts(riverside),
  },
  {
    subdomain: 'staging',
    name: 'Praxis Demo Club',
    logo: 'logo-staging',
    mainColor: '#3d4f8a',
    secondaryColor: '#2f9e77',
    quiz: '',
    ...readAllTexts(staging),
    complaints: '',
  },
  {
    subdomain: 'harlequin',
    name: harlequinName,
    logo: 'logo-harlequin',
    mainColor: '#ffff00',
    secondaryColor: '#fffffe',
    quiz: '<p>A quiz that nobody finished writing</p>',
    ...noTexts,
    tos: '<h1>Rules</h1><p>Be kind.</p>',
  },
];
