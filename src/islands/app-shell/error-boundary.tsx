import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { nameTabForGood } from '../../lib/browser/tab-title.ts';
import { pathOf } from '../../lib/paths.ts';
import { report } from '../../lib/reports/report.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { takeOver } from './first-view/take-over.ts';

/** Catches what no screen handled, so that a member never sees a blank page. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}

/** Needs nothing that may have crashed: no stores, no router (the link loads the page anew). */
function Crash() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    takeOver();
    nameTabForGood('Application Error');
    heading.current?.focus();
  }, []);
  return (
    <main id="content" className="crash">
      <h1 ref={heading} tabIndex={-1}>
        Application Error: We're sorry, but something went wrong with the application.
      </h1>
      <div className="row">
        <Button onClick={() => location.reload()}>Reload</Button>
        <ButtonLink href={pathOf('raffles')} variant="secondary" target="_self">
          Home
        </ButtonLink>
      </div>
    </main>
  );
}
