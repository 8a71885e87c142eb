import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { lockTabTitle } from '../../lib/browser/tab-title.ts';
import { getPath } from '../../lib/paths.ts';
import { reportError } from '../../lib/reports/report.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { takeOver } from './first-view/take-over.ts';

/** Catches what no screen handled, so that a member never sees a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}

/** Needs nothing that may have crashed: no stores, no router (the link loads the page anew). */
function CrashScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    takeOver();
    lockTabTitle('Application Error');
    heading.current?.focus();
  }, []);
  return (
    <main id="content" className="crash">
      <h1 ref={heading} tabIndex={-1}>
        Application Error: We're sorry, but something went wrong with the application.
      </h1>
      <div className="row">
        <Button onClick={() => location.reload()}>Reload</Button>
        <ButtonLink href={getPath('draws')} variant="secondary" target="_self">
          Home
        </ButtonLink>
      </div>
    </main>
  );
}
