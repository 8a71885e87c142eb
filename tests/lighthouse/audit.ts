import lighthouse from 'lighthouse';

export interface AuditedPage {
  readonly path: string;
  readonly isListed: boolean;
}

const minScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof minScores;

interface Audit {
  readonly scores: string;
  readonly complaints: readonly string[];
}

/** Audits a page as on a phone. @param port the browser's debugging port */
export async function auditPage(
  origin: string,
  { path, isListed }: AuditedPage,
  port: number,
): Promise<Audit> {
  const categoryNames = (Object.keys(minScores) as Category[]).filter((name) => name !== 'seo' || isListed);
  const result = await lighthouse(origin + path, {
    port,
    onlyCategories: categoryNames,
    logLevel: 'error',
    formFactor: 'mobile',
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${path} could not be judged: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = result.lhr;
  const scored = categoryNames.map((name) => ({
    name,
    score: Math.round((categories[name]?.score ?? 0) * 100),
  }));
  const complaints = scored
    .filter(({ name, score }) => score < minScores[name])
    .map(({ name, score }) => {
      const causes = (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
      return `${path}: ${name} ${score}, to be ${minScores[name]}: ${causes.join(', ')}`;
    });
  return { scores: scored.map(({ name, score }) => `${name} ${score}`).join(', '), complaints };
}
