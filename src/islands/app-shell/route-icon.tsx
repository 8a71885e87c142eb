import {
  Accessibility,
  Bell,
  CircleQuestionMark,
  Gift,
  HardDrive,
  Headset,
  type IconNode,
  KeyRound,
  LifeBuoy,
  MessageSquareWarning,
  Repeat,
  Scale,
  ScrollText,
  ShieldCheck,
  Ticket,
  Trophy,
  Wallet,
} from 'lucide';
import type { RouteName } from '../../lib/routes.ts';
import { Icon } from '../ui/icons/icon.tsx';

const icons: Partial<Record<RouteName, IconNode>> = {
  draws: Gift,
  wallet: Wallet,
  tickets: Ticket,
  subscriptions: Repeat,
  support: Headset,
  help: CircleQuestionMark,
  results: Trophy,
  playInControl: LifeBuoy,
  notifications: Bell,
  termsOfService: ScrollText,
  gdpr: Scale,
  privacyPolicy: ShieldCheck,
  accessibility: Accessibility,
  complaints: MessageSquareWarning,
  thisDevice: HardDrive,
  changePassword: KeyRound,
};

export function RouteIcon({ name }: { readonly name: RouteName }) {
  const icon = icons[name];
  return icon && <Icon of={icon} size={20} className="flex-none" />;
}
