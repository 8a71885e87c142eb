import { ChevronDown } from 'lucide';
import { withdrawalBusinessDays } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { cardClass } from '../ui/content/surface.ts';
import { Icon } from '../ui/icons/icon.tsx';

/** `route` is the screen with the answer. */
const questions = [
  {
    question: 'Did I win?',
    text: 'Check your tickets. Each one shows its result.',
    route: 'tickets',
    link: 'See your tickets',
  },
  {
    question: 'Where is my deposit?',
    text: "Deposits are typically immediate but may take up to 24 hours. Check your wallet to see if it's there.",
    route: 'wallet',
    link: 'See your wallet',
  },
  {
    question: 'Where is my withdrawal?',
    text: `Withdrawals take 1-${withdrawalBusinessDays} business days. Your wallet shows the day for withdrawals made on this device.`,
    route: 'wallet',
    link: 'See your withdrawals',
  },
  {
    question: 'How do I unsubscribe?',
    text: "Go to Subscriptions and choose Unsubscribe. We don't refund tickets already bought.",
    route: 'subscriptions',
    link: 'See your subscriptions',
  },
  {
    question: 'How do I change my details?',
    text: 'Go to your profile and choose Edit.',
    route: 'profile',
    link: 'See your profile',
  },
] as const;

/** The five most common questions, closed, so that the form below stays in view. */
export function CommonQuestions() {
  return (
    <section className="mb-5 space-y-2" aria-labelledby="questions">
      <h2 id="questions" className="text-base">
        Common questions
      </h2>
      <div className={`${cardClass.flush} wrap-anywhere`}>
        {questions.map(({ question, text, route, link }) => (
          <details key={question} className="group border-base-300 not-first:border-t">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-[550] hover:bg-hover [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">{question}</span>
              <Icon of={ChevronDown} size={18} className="flex-none text-muted group-[[open]]:rotate-180" />
            </summary>
            <div className="space-y-1 px-4 pb-3">
              <p>{text}</p>
              <a className="link inline-flex min-h-6 items-center text-primary-text" href={getPath(route)}>
                {link}
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
