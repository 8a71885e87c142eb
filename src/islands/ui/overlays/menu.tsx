import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { positionPopover, useCloseOnFocusOutside } from './popover.ts';

interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Given for choices: which one holds is said and marked. */
  readonly checked?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** Name of the button, where its content does not say it. */
  readonly label?: string;
  readonly button: ReactNode;
  readonly buttonClass?: string;
  readonly items: readonly MenuItem[];
  /** Above the items, such as who is signed in. */
  readonly header?: ReactNode;
}

const itemRoles = '[role=menuitem], [role=menuitemradio]';

function indexFor(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function roleOf({ checked }: MenuItem) {
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
}

/** Moves the focus among a menu's items (ARIA menu pattern). */
function move(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemRoles)];
  const current = items.findIndex((item) => item.matches(':focus'));
  const target = indexFor(event.key, current, items.length);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

/** A button that opens a list of things to do. The native popover closes on Escape and on a press beside it. */
export function Menu({ label, button, buttonClass = 'btn btn-icon', items, header }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useCloseOnFocusOutside(open, box, popover);
  const toggled = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen || !opener.current || !popover.current) return;
    positionPopover(popover.current, opener.current);
    const chosen = popover.current.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? popover.current.querySelector<HTMLElement>(itemRoles))?.focus();
  };
  const select = (item: MenuItem) => {
    popover.current?.hidePopover();
    item.onSelect();
  };
  return (
    <div ref={box} className="menu-box">
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
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        {header}
        <div role="menu" tabIndex={-1} aria-labelledby={`${id}button`} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              {...roleOf(item)}
              tabIndex={-1}
              className="menu-item"
              onClick={() => select(item)}
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
