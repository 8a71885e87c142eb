import {
  Accessibility,
  Gift,
  Headset,
  KeyRound,
  type LucideIcon,
  MessageSquareWarning,
  Repeat,
  Scale,
  ScrollText,
  ShieldCheck,
  Ticket,
  Wallet,
} from 'lucide-react';
import type { RouteName } from '../../lib/routes.ts';

const icons: Partial<Record<RouteName, LucideIcon>> = {
  raffles: Gift,
  wallet: Wallet,
  tickets: Ticket,
  subscriptions: Repeat,
  support: Headset,
  termsOfService: ScrollText,
  gdpr: Scale,
  privacyPolicy: ShieldCheck,
  accessibility: Accessibility,
  complaints: MessageSquareWarning,
  changePassword: KeyRound,
};

/** The icon beside a link to a screen, the same in every menu. */
export function RouteIcon({ name }: { readonly name: RouteName }) {
  const Icon = icons[name];
  return Icon && <Icon size={20} aria-hidden="true" />;
}
