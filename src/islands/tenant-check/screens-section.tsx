import { useMemo } from 'react';
import type { Tenant } from '../../lib/contract/tenant.ts';
import type { CleanHtml } from '../../lib/html/sanitise.ts';
import { derivePalette } from '../../lib/tenant/palette.ts';
import type { Quiz } from '../../lib/tenant/quiz.ts';
import { canLoadLogo } from '../../lib/tenant-check/logo.ts';
import { DemoFrame } from './demo-frame.tsx';
import { getDemoScreens } from './demo-screens.tsx';
import { CheckSection } from './findings.tsx';
import { ScreenPicture } from './screen-picture.tsx';

interface ScreensSectionProps {
  readonly tenant: Tenant;
  readonly quiz: Quiz | undefined;
  readonly terms: CleanHtml | undefined;
}

const variants = (['phone', 'desktop'] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

export function ScreensSection({ tenant, quiz, terms }: ScreensSectionProps) {
  const palette = useMemo(
    () => derivePalette(tenant.theme.main_color, tenant.theme.secondary_color),
    [tenant],
  );
  const screens = useMemo(() => getDemoScreens({ tenant, quiz, terms }), [tenant, quiz, terms]);
  const logoUrl = canLoadLogo(tenant.logo_url) ? tenant.logo_url : '';
  return (
    <CheckSection title="Screens">
      <p>
        The app’s own components in this club’s colours, with its logo, quiz and terms. Draws, tickets and
        money in them are invented.
      </p>
      {screens.map((screen) => (
        <div key={screen.title} className="space-y-3">
          <h3>{screen.title}</h3>
          <div className="flex flex-wrap gap-4">
            {variants.map(({ width, theme }) => (
              <ScreenPicture
                key={`${width} ${theme}`}
                label={`${screen.title}, ${width}, ${theme}`}
                width={width}
                theme={theme}
                palette={palette}
              >
                <DemoFrame
                  screen={screen}
                  name={tenant.name}
                  logoUrl={logoUrl}
                  isDesktop={width === 'desktop'}
                />
              </ScreenPicture>
            ))}
          </div>
        </div>
      ))}
    </CheckSection>
  );
}
