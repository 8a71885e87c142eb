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
const page = 5;

/** So long after a key the next one still belongs to the same word or number. */
const typingMs = 1_000;

/** Steps that a key turns a column by: up means more, as with every spin button. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: page,
  PageDown: -page,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const indexAt = ({ scrollTop }: Element) => Math.round(scrollTop / rowPx);

const Row = memo(function Row({ text, isSelected }: { text: string; isSelected: boolean }) {
  return (
    <div className="wheel-row" aria-hidden="true">
      <span className={isSelected ? 'wheel-item wheel-item-selected' : 'wheel-item'}>{text}</span>
    </div>
  );
});

/**
 * A wheel that the browser itself scrolls and lets come to rest, so that it follows finger, trackpad and mouse wheel
 * as everything else does there; `useMouseDrag` adds dragging. The value is what stands in the middle. There, and
 * nowhere beside it, keyboard and assistive technology have a spin button, which also takes typed digits and letters.
 */
export function WheelColumn({ label, options, value, onTurn, onEnter, shouldFocus }: WheelColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  /** What stood in the middle last: a column that rolls on is not called back to what it has just said. */
  const stoodOn = useRef(-1);
  const typed = useRef({ text: '', at: 0 });
  const drag = useMouseDrag(rowPx);
  const index = options.findIndex((option) => option.value === value);
  const turnTo = (wanted: number) => {
    const option = options[Math.max(0, Math.min(options.length - 1, wanted))];
    if (option && option.value !== value) onTurn(option.value);
  };
  const standOnValue = () => {
    const { current } = column;
    if (!current || stoodOn.current === index) return;
    current.scrollTo({ top: index * rowPx, behavior: 'instant' });
    stoodOn.current = indexAt(current);
  };
  useLayoutEffect(standOnValue);
  // A dialog that opens with the wheel in it is shown after the layout effects of what it holds, and before this.
  useEffect(standOnValue);
  useLayoutEffect(() => {
    if (!shouldFocus) return;
    // For a dialog that opens with it: what is mounted before is not shown yet, and takes no focus.
    middle.current?.setAttribute('autofocus', '');
    middle.current?.focus({ preventScroll: true });
  }, [shouldFocus]);

  const type = (key: string, now: number) => {
    const { text, at } = typed.current;
    const found = matchTypeAhead(options, now - at < typingMs ? text : '', key);
    typed.current = { text: found.text, at: now };
    if (found.index !== undefined) turnTo(found.index);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTyped = /^[\p{L}\d]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step === undefined && !isTyped && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) turnTo(index + step);
    else if (isTyped) type(event.key, event.timeStamp);
    else onEnter();
  };
  const takeFocus = (event: MouseEvent) => {
    event.preventDefault();
    middle.current?.focus({ preventScroll: true });
  };
  const bringToMiddle = ({ target, currentTarget }: MouseEvent) => {
    const row = (target as Element).closest('.wheel-row');
    if (row) currentTarget.scrollTo({ top: [...currentTarget.children].indexOf(row) * rowPx });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Keys and assistive technology have the spin button in it.
    <div
      ref={column}
      className="wheel-column"
      tabIndex={-1}
      onKeyDown={press}
      onMouseDown={takeFocus}
      onClick={bringToMiddle}
      onScroll={({ currentTarget }) => {
        stoodOn.current = indexAt(currentTarget);
        turnTo(stoodOn.current);
      }}
      {...drag}
    >
      {options.map((option) => (
        <Row key={option.value} text={option.text} isSelected={option.value === value} />
      ))}
      <div
        ref={middle}
        className="wheel-middle"
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
