import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { moveFocusByKey } from '../focus/focus-target.ts';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected?: Id | undefined;
  readonly onSelect?: ((id: Id) => void) | undefined;
}

/** ARIA tabs pattern. All panels stay mounted, so that typed text survives. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const [ownSelected, setOwnSelected] = useState(tabs[0]?.id);
  const id = useId();
  const current = selected ?? ownSelected;
  const select = (next: Id) => {
    setOwnSelected(next);
    onSelect?.(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tab = tabs[moveFocusByKey(event, '[role=tab]', ['ArrowLeft', 'ArrowRight']) ?? -1];
    if (tab) select(tab.id);
  };
  return (
    <div>
      <div
        className="tabs tabs-border mb-5 gap-1 border-base-300 border-b print:hidden"
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}tab-${tab.id}`}
            className="tab h-auto min-h-11 max-w-full px-[min(1rem,3vw)] py-2 font-medium text-base text-muted aria-selected:font-semibold aria-selected:text-secondary-text"
            aria-controls={`${id}panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}panel-${tab.id}`}
          aria-labelledby={`${id}tab-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
