import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { lockTabTitle } from '../../lib/browser/page.ts';
import { getPath } from '../../lib/paths.ts';
import { reportError } from '../../lib/reports/report.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { takeOver } from './first-view/take-over.ts';

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children;
  }
}

/** Uses no store or router, because they may have crashed. */
function CrashScreen() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    takeOver();
    lockTabTitle('Application Error');
    headingRef.current?.focus();
  }, []);
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-128 place-content-center gap-6 py-8 pr-[max(var(--gutter),var(--inset-right))] pl-[max(var(--gutter),var(--inset-left))]"
    >
      <h1 ref={headingRef} tabIndex={-1}>
        Application Error: We're sorry, but something went wrong with the application.
      </h1>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => location.reload()}>Reload</Button>
        <ButtonLink href={getPath('draws')} variant="secondary" target="_self">
          Home
        </ButtonLink>
      </div>
    </main>
  );
}
