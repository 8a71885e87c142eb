import { type KeyboardEvent, type MouseEvent, memo, useEffect, useLayoutEffect, useRef } from 'react';
import { matchTypeAhead } from '../../../../lib/forms/type-ahead.ts';
import { useMouseDrag } from './use-mouse-drag.ts';

export interface WheelOption {
  readonly value: number;
  readonly text: string;
}

interface WheelColumnProps {
  readonly label: string;
  readonly options: readonly WheelOption[];
  readonly value: number;
  readonly onTurn: (value: number) => void;
  readonly onEnter: () => void;
  readonly shouldFocus: boolean;
}

const rowPx = 36;
const pageStep = 5;

const typeAheadMs = 1_000;

/** Up increases the value, as in every spin button. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: pageStep,
  PageDown: -pageStep,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const indexAt = ({ scrollTop }: Element) => Math.round(scrollTop / rowPx);

const rowClass = {
  selected: 'font-semibold text-[min(var(--text-lg),5.5vw)]',
  other: 'text-[min(1rem,5vw)] text-muted',
} as const;

const Row = memo(function Row({ text, isSelected }: { text: string; isSelected: boolean }) {
  return (
    <div
      data-slot="wheel-row"
      className="flex h-9 snap-center items-center justify-center"
      aria-hidden="true"
    >
      <span className={`tabular-nums ${isSelected ? rowClass.selected : rowClass.other}`}>{text}</span>
    </div>
  );
});

/** The middle row is the value. It has the spin button for keyboard and assistive technology. */
export function WheelColumn({ label, options, value, onTurn, onEnter, shouldFocus }: WheelColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  /** Last middle row. Prevents scrolling back to a value that the column itself reported. */
  const lastIndex = useRef(-1);
  const typed = useRef({ text: '', at: 0 });
  const drag = useMouseDrag(rowPx);
  const index = options.findIndex((option) => option.value === value);
  const turnTo = (wanted: number) => {
    const option = options[Math.max(0, Math.min(options.length - 1, wanted))];
    if (option && option.value !== value) onTurn(option.value);
  };
  const scrollToValue = () => {
    const { current } = column;
    if (!current || lastIndex.current === index) return;
    current.scrollTo({ top: index * rowPx, behavior: 'instant' });
    lastIndex.current = indexAt(current);
  };
  useLayoutEffect(scrollToValue);
  // `showModal` runs between the two effects.
  useEffect(scrollToValue);
  useLayoutEffect(() => {
    if (!shouldFocus) return;
    // `autofocus` serves a dialog that opens with the wheel. A hidden element cannot take the focus.
    middle.current?.setAttribute('autofocus', '');
    middle.current?.focus({ preventScroll: true });
  }, [shouldFocus]);

  const handleTyped = (key: string, now: number) => {
    const { text, at } = typed.current;
    const found = matchTypeAhead(options, now - at < typeAheadMs ? text : '', key);
    typed.current = { text: found.text, at: now };
    if (found.index !== undefined) turnTo(found.index);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTyped = /^[\p{L}\d]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step === undefined && !isTyped && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) turnTo(index + step);
    else if (isTyped) handleTyped(event.key, event.timeStamp);
    else onEnter();
  };
  const handleMouseDown = (event: MouseEvent) => {
    event.preventDefault();
    middle.current?.focus({ preventScroll: true });
  };
  const handleRowClick = ({ target, currentTarget }: MouseEvent) => {
    const row = (target as Element).closest('[data-slot=wheel-row]');
    if (row) currentTarget.scrollTo({ top: [...currentTarget.children].indexOf(row) * rowPx });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the spin button inside serves keys and assistive technology.
    <div
      ref={column}
      className="wheel-column"
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onMouseDown={handleMouseDown}
      onClick={handleRowClick}
      onScroll={({ currentTarget }) => {
        lastIndex.current = indexAt(currentTarget);
        turnTo(lastIndex.current);
      }}
      {...drag}
    >
      {options.map((option) => (
        <Row key={option.value} text={option.text} isSelected={option.value === value} />
      ))}
      <div
        ref={middle}
        className="sticky bottom-[90px] mx-1 -mt-9 h-9 rounded-lg"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={options[0]?.value}
        aria-valuemax={options.at(-1)?.value}
        aria-valuetext={options[index]?.text}
      />
    </div>
  );
}
