import type { ComponentType } from 'react';
import type { RouteName } from '../../../lib/routes.ts';
import ForgotPassword from '../../auth/forgot-password.tsx';
import ResetPassword from '../../auth/reset-password.tsx';
import SignIn from '../../auth/sign-in.tsx';
import SignUp from '../../auth/sign-up/sign-up.tsx';
import { DrawListOutline } from '../../draws/draw-list-outline.tsx';
import { ComplianceOutline } from '../../tenant/compliance-outline.tsx';
import { AuthFrame } from '../frame.tsx';

/** Screens whose first view is the same for every visitor. */
const prerenderedScreens: Partial<Record<RouteName, ComponentType>> = {
  signIn: SignIn,
  signUp: SignUp,
  forgotPassword: ForgotPassword,
  resetPassword: ResetPassword,
};

/** True if the page contains the screen. */
export function hasPrerenderedScreen(name: string): boolean {
  return name in prerenderedScreens;
}

/** True if the page contains all of the screen. Sign-up needs a quiz from the API. */
export function isPrerendered(name: RouteName): boolean {
  return hasPrerenderedScreen(name) && name !== 'signUp';
}

/** A screen in its frame, for the HTML of its page. */
export function PrerenderedScreen({ name }: { readonly name: RouteName }) {
  const Screen = prerenderedScreens[name];
  return (
    Screen && (
      <AuthFrame>
        <Screen />
      </AuthFrame>
    )
  );
}

const outlines: Partial<Record<RouteName, ComponentType<{ readonly name: RouteName }>>> = {
  draws: DrawListOutline,
  termsOfService: ComplianceOutline,
  privacyPolicy: ComplianceOutline,
  gdpr: ComplianceOutline,
  accessibility: ComplianceOutline,
  complaints: ComplianceOutline,
};

/** True if the page contains the screen's outline. */
export function hasOutline(name: string): boolean {
  return name in outlines;
}

/** The outline of a screen whose content comes from the API. */
export function ScreenOutline({ name }: { readonly name: RouteName }) {
  const Outline = outlines[name];
  return Outline && <Outline name={name} />;
}
