import { Check } from 'lucide';
import type { QuizCheck } from '../../lib/tenant-check/quiz.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { CheckSection } from './findings.tsx';

export function QuizSection({ check: { quiz, findings } }: { readonly check: QuizCheck }) {
  return (
    <CheckSection title="Quiz" findings={findings}>
      {quiz && (
        <div className="space-y-2">
          <p className="font-semibold wrap-anywhere">{quiz.question}</p>
          <ol className="list-decimal space-y-1 ps-6">
            {quiz.options.map((option) => (
              <li key={option} className="wrap-anywhere">
                {option}
                {option === quiz.answer && (
                  <strong className="ms-2 inline-flex items-center gap-1 text-success-text">
                    <Icon of={Check} size={16} />
                    Right answer
                  </strong>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </CheckSection>
  );
}
