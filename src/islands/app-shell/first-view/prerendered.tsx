import type { ComponentType } from 'react';
import type { RouteName } from '../../../lib/routes.ts';
import ForgotPassword from '../../auth/forgot-password.tsx';
import ResetPassword from '../../auth/reset-password.tsx';
import SignIn from '../../auth/sign-in.tsx';
import SignUp from '../../auth/sign-up/sign-up.tsx';
import { DrawListOutline } from '../../draws/draw-list-outline.tsx';
import { ComplianceOutline } from '../../tenant/compliance-outline.tsx';
import { AuthFrame } from '../frame.tsx';

/** The screens that look the same for every visitor at first: pages carry them, ready to be typed into. */
const prerenderedScreens: Partial<Record<RouteName, ComponentType>> = {
  signIn: SignIn,
  signUp: SignUp,
  forgotPassword: ForgotPassword,
  resetPassword: ResetPassword,
};

/** True for a screen that stands in its page before the app is there. */
export function hasPrerenderedScreen(name: string): boolean {
  return name in prerenderedScreens;
}

/** True where nothing of it is missing there; signing up begins with a quiz, which the API has. */
export function isPrerendered(name: RouteName): boolean {
  return hasPrerenderedScreen(name) && name !== 'signUp';
}

/** A screen in its frame as the page carries it; `islands/app-shell/first-view/take-over.ts` hands over what was typed meanwhile. */
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

/** Where what every visitor gets is only a screen's outline, with room for what the API is going to answer. */
const outlines: Partial<Record<RouteName, ComponentType<{ readonly name: RouteName }>>> = {
  draws: DrawListOutline,
  termsOfService: ComplianceOutline,
  privacyPolicy: ComplianceOutline,
  gdpr: ComplianceOutline,
  accessibility: ComplianceOutline,
  complaints: ComplianceOutline,
};

/** True for a screen whose outline stands in its page. */
export function hasOutline(name: string): boolean {
  return name in outlines;
}

/** A screen's outline. */
export function ScreenOutline({ name }: { readonly name: RouteName }) {
  const Outline = outlines[name];
  return Outline && <Outline name={name} />;
}
