import { useStore } from '@nanostores/react';
import { Contrast } from 'lucide';
import { Suspense } from 'react';
import { $themeChoice, themeLabels } from '../../stores/app/theme.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { loadPopoverPolyfill } from '../ui/overlays/popovers.ts';

const ThemeSwitch = lazyComponent(async () => {
  const [{ ThemeSwitch: part }] = await Promise.all([
    import('../shared/theme-switch.tsx'),
    loadPopoverPolyfill(),
  ]);
  return { default: part };
});

/** Light, dark, or whatever the system is set to, where phones can reach it. */
export function ThemeRow() {
  return (
    <div className="list-row">
      <Icon of={Contrast} size={20} />
      <span className="grow">Theme</span>
      <span className="muted small">{themeLabels[useStore($themeChoice)]}</span>
      <Suspense>
        <ThemeSwitch />
      </Suspense>
    </div>
  );
}
