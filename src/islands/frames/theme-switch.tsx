import { useStore } from '@nanostores/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { $themeChoice, type ThemeChoice, themeChoices } from '../../stores/theme.ts';
import { Menu } from '../ui/menu.tsx';

const looks = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
} as const satisfies Record<ThemeChoice, unknown>;

function ThemeIcon({ choice }: { readonly choice: ThemeChoice }) {
  const { Icon } = looks[choice];
  return <Icon size={20} aria-hidden="true" />;
}

/** Light, dark, or whatever the system is set to. */
export function ThemeSwitch() {
  const chosen = useStore($themeChoice);
  const items = themeChoices.map((choice) => ({
    id: choice,
    label: looks[choice].label,
    icon: <ThemeIcon choice={choice} />,
    checked: choice === chosen,
    onSelect: () => $themeChoice.set(choice),
  }));
  return <Menu label="Theme" button={<ThemeIcon choice={chosen} />} items={items} />;
}
