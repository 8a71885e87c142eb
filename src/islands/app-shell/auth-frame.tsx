import type { ReactNode } from 'react';
import { TenantLogo } from '../shared/tenant-logo.tsx';
import { Footer } from './footer.tsx';
import { Notices } from './notices.tsx';

/** One column under the club's logo, at any width. Its screens draw their own h1. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="auth">
      <header>
        <TenantLogo size="large" />
      </header>
      <Notices />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
