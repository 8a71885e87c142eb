import lighthouse from 'lighthouse';

export interface AuditedPage {
  readonly path: string;
  readonly isListed: boolean;
}

/** Minimum scores. */
const atLeast = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof atLeast;

interface Judgement {
  readonly scores: string;
  readonly complaints: readonly string[];
}

/** Audits a page as on a phone. @param port the browser's debugging port */
export async function auditPage(
  origin: string,
  { path, isListed }: AuditedPage,
  port: number,
): Promise<Judgement> {
  const asked = (Object.keys(atLeast) as Category[]).filter((name) => name !== 'seo' || isListed);
  const result = await lighthouse(origin + path, {
    port,
    onlyCategories: asked,
    logLevel: 'error',
    formFactor: 'mobile',
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${path} could not be judged: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = result.lhr;
  const scored = asked.map((name) => ({ name, score: Math.round((categories[name]?.score ?? 0) * 100) }));
  const complaints = scored
    .filter(({ name, score }) => score < atLeast[name])
    .map(({ name, score }) => {
      const lowered = (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
      return `${path}: ${name} ${score}, to be ${atLeast[name]}: ${lowered.join(', ')}`;
    });
  return { scores: scored.map(({ name, score }) => `${name} ${score}`).join(', '), complaints };
}
