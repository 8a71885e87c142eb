import { Component, type ReactNode } from 'react';

/** Catches what no screen handled, so that a member never sees a blank page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  return (
    <main id="content" className="crash">
      <h1>Application Error</h1>
      <p>Application Error: We're sorry, but something went wrong with the application.</p>
    </main>
  );
}
