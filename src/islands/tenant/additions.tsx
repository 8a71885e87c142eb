import { useStore } from '@nanostores/react';
import { knownLimits, lastRun } from '../../lib/accessibility/statement.ts';
import { supportResponseHours } from '../../lib/config.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import { pluralise } from '../../lib/format/text.ts';
import { getPath } from '../../lib/paths.ts';
import { complaintRequestValues } from '../../lib/support/requests.ts';
import { saveReturnAddress } from '../../stores/app/router.ts';
import { $session } from '../../stores/app/session.ts';
import { prefillSupportRequest } from '../../stores/support/support-requests.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';

/** Opens a prefilled support request below the club's text on complaints. Visitors sign in first and return here. */
function ComplaintLink() {
  const isMember = useStore($session).status === 'in';
  return (
    <section
      className="mt-8 max-w-168 space-y-3 border-base-300 border-t pt-5 print:hidden"
      aria-labelledby="complaint"
    >
      <h2 id="complaint">Make a complaint</h2>
      {isMember ? (
        <>
          <p>
            {`We've started a support ticket for you to finish. You'll get a reply within ${supportResponseHours} hours.`}
          </p>
          <ButtonLink
            href={getPath('createSupportRequest')}
            onClick={() => prefillSupportRequest(complaintRequestValues)}
          >
            Make a complaint
          </ButtonLink>
        </>
      ) : (
        <ButtonLink variant="secondary" href={getPath('signIn')} onClick={saveReturnAddress}>
          Sign in to make a complaint
        </ButtonLink>
      )}
    </section>
  );
}

const listClass = 'list-disc space-y-1 ps-5';

/** Lists the accessibility tests that passed and the known limits, below the club's own text. */
function AccessibilityStatement() {
  const { date, tools, checks } = lastRun;
  return (
    <section
      className="mt-8 max-w-168 space-y-3 border-base-300 border-t pt-5"
      aria-labelledby="accessibility-tests"
    >
      <h2 id="accessibility-tests">How we test the app</h2>
      <p>
        {`The text above is from your club. This part is from the people who make the app. On ${formatDay(`${date}T12:00`)} all these tests passed, in ${tools}:`}
      </p>
      <ul className={listClass}>
        {checks.map(({ spec, text, count }) => (
          <li key={spec}>
            {text}. <span className="text-muted">{pluralise(count, 'test')}</span>
          </li>
        ))}
      </ul>
      <h3>What doesn't work, or isn't tested</h3>
      <ul className={listClass}>
        {knownLimits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        Can't use something?{' '}
        <a className="link text-primary-text" href={getPath('createSupportRequest')}>
          Tell your club
        </a>
        .
      </p>
    </section>
  );
}

/** Section that the app adds below the club's text. */
export function Addition({ name }: { readonly name: 'accessibility' | 'complaints' }) {
  return name === 'complaints' ? <ComplaintLink /> : <AccessibilityStatement />;
}
