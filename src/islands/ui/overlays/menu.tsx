import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { positionPopover, useCloseOnFocusOutside } from './popover.ts';

interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Makes the item a radio item. */
  readonly checked?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label?: string;
  readonly button: ReactNode;
  readonly buttonClass?: string;
  readonly items: readonly MenuItem[];
  readonly header?: ReactNode;
}

const itemRoles = '[role=menuitem], [role=menuitemradio]';

function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function getRoleProps({ checked }: MenuItem) {
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
}

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemRoles)];
  const current = items.findIndex((item) => item.matches(':focus'));
  const target = getNextIndex(event.key, current, items.length);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

/** ARIA menu button pattern. */
export function Menu({ label, button, buttonClass = 'btn btn-icon', items, header }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useCloseOnFocusOutside(open, container, popover);
  const handleToggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen || !opener.current || !popover.current) return;
    positionPopover(popover.current, opener.current);
    const checkedItem = popover.current.querySelector<HTMLElement>('[aria-checked=true]');
    (checkedItem ?? popover.current.querySelector<HTMLElement>(itemRoles))?.focus();
  };
  const handleSelect = (item: MenuItem) => {
    popover.current?.hidePopover();
    item.onSelect();
  };
  return (
    <div ref={container} className="menu-box">
      <button
        ref={opener}
        id={`${id}button`}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="menu-popover"
        onToggle={(event) => handleToggle(event.newState === 'open')}
      >
        {header}
        <div role="menu" tabIndex={-1} aria-labelledby={`${id}button`} onKeyDown={handleKeyDown}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              {...getRoleProps(item)}
              tabIndex={-1}
              className="menu-item"
              onClick={() => handleSelect(item)}
            >
              {item.icon}
              {item.label}
              {item.checked && (
                <span className="menu-check" aria-hidden="true">
                  ✓
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
