import type { TextCheck } from '../../lib/tenant-check/text.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { CheckSection } from './findings.tsx';

interface TextSectionProps {
  readonly title: string;
  readonly check: TextCheck;
}

const headingsIndent = ['', '', 'ps-0', 'ps-4', 'ps-8', 'ps-12', 'ps-16'] as const;

/** Lists the findings in one of the five texts. */
export function TextSection({ title, check: { findings, headings, topics } }: TextSectionProps) {
  const topicItems = topics.map(({ name, isFound }) => ({
    term: name,
    value: isFound ? 'found' : 'not found',
  }));
  return (
    <CheckSection title={title} findings={findings}>
      <div className="grid gap-6 md:grid-cols-2">
        {topicItems.length > 0 && (
          <div>
            <h3 className="pb-2">Words for …</h3>
            <DefinitionList items={topicItems} />
          </div>
        )}
        {headings.length > 0 && (
          <div>
            <h3 className="pb-2">Headings</h3>
            <ul className="space-y-1">
              {headings.map(({ id, text, level }) => (
                <li key={id} className={`wrap-anywhere ${headingsIndent[level] ?? ''}`}>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </CheckSection>
  );
}
