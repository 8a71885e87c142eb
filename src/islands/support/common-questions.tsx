import { ChevronDown } from 'lucide';
import { withdrawalBusinessDays } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { cardClass } from '../ui/content/surface.ts';
import { Icon } from '../ui/icons/icon.tsx';

/** Each names the screen that answers. */
const questions = [
  {
    question: 'Did I win?',
    text: 'Your tickets say so, each for itself. Until a raffle has its result, they say what they wait for.',
    route: 'tickets',
    link: 'See my tickets',
  },
  {
    question: 'Where is my deposit?',
    text: 'Deposits are typically immediate but may take up to 24 hours. What has come in stands in your wallet.',
    route: 'wallet',
    link: 'See my wallet',
  },
  {
    question: 'Where is my withdrawal?',
    text: `Withdrawals take 1-${withdrawalBusinessDays} business days. Your wallet names the day for those asked for in this browser.`,
    route: 'wallet',
    link: 'See my withdrawals',
  },
  {
    question: 'How do I end a subscription?',
    text: 'With the button Unsubscribe at the subscription. Tickets that are bought already are not refunded.',
    route: 'subscriptions',
    link: 'See my subscriptions',
  },
  {
    question: 'How do I change my details?',
    text: 'Your name, phone number, address and email stand in your profile, with a button to edit them.',
    route: 'profile',
    link: 'See my profile',
  },
] as const;

/** The five commonest questions, closed, so that the form below stays near. */
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
