/** Words to look for in a text. A match proves a word, never that a rule is met. */
const topicPatterns = {
  price: /£\s?\d|\d\s?p\b|\bprices?\b|\bcosts?\b|\bpence\b/i,
  promoter: /\bpromot(?:er|ers|ed by)\b|\borganis(?:er|ers|ed by)\b|\brun by\b/i,
  address: /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b|\b(?:postal|registered) address\b|\bPO Box\b/i,
  proceeds: /\bproceeds\b|\bgood causes?\b|\bmoney (?:that is )?raised\b/i,
  'draw date':
    /\bdraw date\b|\bdate of (?:the |each |a )?draw\b|\bdrawn (?:on|at|when|after)\b|\bdraws? (?:takes? place|is held|are held|closes?|ends?)\b/i,
  age: /\b(?:18|eighteen)\b|\bminimum age\b/i,
  complaints: /\bcomplain(?:t|ts|ing|ed)?\b/i,
  help: /\bgambl(?:e|ing)\b|\bhelplines?\b|\bgamcare\b|0808\s?8020\s?133/i,
  'protection of money':
    /\b(?:protect|ring-?fenc|insolven|safeguard|separate (?:bank )?account|held in trust)[\s\S]{0,80}\b(?:money|funds|balances?|deposits?)\b|\b(?:money|funds|balances?|deposits?)\b[\s\S]{0,80}(?:protect|ring-?fenc|insolven|safeguard|separate (?:bank )?account|held in trust)/i,
} as const;

export type TopicName = keyof typeof topicPatterns;

export interface Topic {
  readonly name: TopicName;
  readonly isFound: boolean;
}

/** @param text plain text, as members read it */
export function findTopics(text: string): Topic[] {
  return Object.entries(topicPatterns).map(([name, pattern]) => ({
    name: name as TopicName,
    isFound: pattern.test(text),
  }));
}
