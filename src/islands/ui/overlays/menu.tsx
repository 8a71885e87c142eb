import { type ReactNode, useId, useRef, useState } from 'react';
import { iconButtonClass } from '../controls/button-link.tsx';
import { moveFocusByKey } from '../focus/focus-target.ts';
import { popoverClass, positionPopover, useCloseOnFocusOutside } from './popover.ts';

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
  readonly buttonClass?: string | undefined;
  readonly items: readonly MenuItem[];
  readonly header?: ReactNode;
}

const itemRoles = '[role=menuitem], [role=menuitemradio]';

function getRoleProps({ checked }: MenuItem) {
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
}

/** ARIA menu button pattern. */
export function Menu({ label, button, buttonClass = iconButtonClass, items, header }: MenuProps) {
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
    <div ref={container} className="inline-flex">
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
        className={popoverClass}
        onToggle={(event) => handleToggle(event.newState === 'open')}
      >
        {header}
        <ul
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA menu pattern is a list.
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}button`}
          className="p-1.5"
          onKeyDown={(event) => moveFocusByKey(event, itemRoles, ['ArrowUp', 'ArrowDown'])}
        >
          {items.map((item) => (
            <li key={item.id} role="none">
              <button
                type="button"
                {...getRoleProps(item)}
                tabIndex={-1}
                className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-start hover:bg-hover focus-visible:bg-hover aria-checked:font-semibold"
                onClick={() => handleSelect(item)}
              >
                {item.icon}
                <span>{item.label}</span>
                {item.checked && (
                  <span className="ms-auto" aria-hidden="true">
                    ✓
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
