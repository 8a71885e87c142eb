/** Texts of people that must arrive as typed. */
export const freeTexts = [
  'Thanks 👨‍👩‍👧',
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Six Nations',
  '🇬🇧 ❤️ 👍🏽 1️⃣',
  'می‌خواهم بپرسم',
  '‏שלום‎ (club)‏',
  'क्‍ष and क्ष',
  'Zoe\u0308 Brontë',
  '“Captain’s” table – 5′10″',
  'AC\u00ad/DC, 10\u00a0am, 1\u2009000\u202fm',
  'ﬁsh & 𝒸hips ½ １０',
  '<b>bold</b> &amp; "quoted" \\ %00 {{x}}',
];

/** What keyboards, phones' autocorrection and copied texts put around or between the characters of a code. */
export const codeNoise = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u202c', '\u2060', '\u2066', '\ufeff', '\u00ad', '\ufe0f'],
  ...['\u034f', '\u3164', '\u0000', '\u001b', '\ud800', '\u{e0020}'],
];

/** A stored text, and what may be typed to find it. */
export const searches: readonly (readonly [stored: string, ...typed: string[]])[] = [
  ["Captain's Café", 'captain’s', 'CAPTAIN`S CAFE', 'cafe\u0301', 'ＣＡＦＥ', ' captain´s\u00a0 café '],
  ['Captain’s Rose\u0301', "captain's", 'rosé', 'ROSE'],
  ['Pimm“s” – Zoë', '"s" - zoe', 'Zoe\u0308', '— ZOË', '-\u200b zoë', '\u2212\u2009zoe'],
  ['Thanks 👨‍👩‍👧', '👨‍👩‍👧', 'thanks'],
  ['🏴󠁧󠁢󠁷󠁬󠁳󠁿 Six Nations', 'six  nations', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
];
