import { useStore } from '@nanostores/react';
import { Monitor, Moon, Sun } from 'lucide';
import { type ThemeChoice, themeChoices } from '../../../lib/browser/theme.ts';
import { $themeChoice, themeLabels } from '../../../stores/app/preferences.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<ThemeChoice, unknown>;

function ThemeIcon({ choice }: { readonly choice: ThemeChoice }) {
  return <Icon of={icons[choice]} size={20} />;
}

/** Menu of the themes: light, dark and system. */
export function ThemeSwitch({ buttonClass }: { readonly buttonClass?: string }) {
  const current = useStore($themeChoice);
  const items = themeChoices.map((choice) => ({
    id: choice,
    label: themeLabels[choice],
    icon: <ThemeIcon choice={choice} />,
    checked: choice === current,
    onSelect: () => $themeChoice.set(choice),
  }));
  return (
    <Menu
      label={`Theme: ${themeLabels[current]}`}
      button={<ThemeIcon choice={current} />}
      buttonClass={buttonClass}
      items={items}
    />
  );
}
