import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

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

/** Wraps at both ends. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** ARIA tabs pattern. All panels stay mounted, so that typed text survives. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const [ownSelected, setOwnSelected] = useState(tabs[0]?.id);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = selected ?? ownSelected;
  const select = (next: Id) => {
    setOwnSelected(next);
    onSelect?.(next);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = getNextIndex(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        className="tabs tabs-border mb-5 gap-1 border-base-300 border-b print:hidden"
        role="tablist"
        aria-label={label}
      >
        {tabs.map((tab, index) => (
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
            onKeyDown={(event) => handleKeyDown(event, index)}
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
