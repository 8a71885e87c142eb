import type { ComponentType } from 'react';
import type { RouteName } from '../../../lib/routes.ts';
import ForgotPassword from '../../auth/forgot-password.tsx';
import ResetPassword from '../../auth/reset-password.tsx';
import SignIn from '../../auth/sign-in.tsx';
import SignUp from '../../auth/sign-up/sign-up.tsx';
import { DrawListOutline } from '../../draws/draw-list-outline.tsx';
import Help from '../../support/help.tsx';
import { ComplianceOutline } from '../../tenant/compliance-outline.tsx';
import { AuthFrame } from '../frame.tsx';

/** Screens with the same first view for every visitor. */
const prerenderedScreens: Partial<Record<RouteName, ComponentType>> = {
  signIn: SignIn,
  signUp: SignUp,
  forgotPassword: ForgotPassword,
  resetPassword: ResetPassword,
};

export function hasPrerenderedScreen(name: string): boolean {
  return name in prerenderedScreens;
}

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
  help: Help,
};

export function hasOutline(name: string): boolean {
  return name in outlines;
}

export function ScreenOutline({ name }: { readonly name: RouteName }) {
  const Outline = outlines[name];
  return Outline && <Outline name={name} />;
}
