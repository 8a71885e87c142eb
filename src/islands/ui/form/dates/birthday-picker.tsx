import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  birthYears,
  clampDay,
  daysInMonth,
  defaultBirthday,
  parseCalendarDate,
  toCalendarText,
} from '../../../../lib/format/calendar-dates.ts';
import { Button } from '../../controls/button.tsx';
import { DateInput } from './date-input.tsx';

const rowPx = 36;
const pageStep = 5;
const minDragPx = 4;

/** Drags a list. A press without movement stays a click. */
function useMouseDrag() {
  const drag = useRef<{ readonly startY: number; readonly startTop: number }>(undefined);
  /** `data-dragged` disables scroll snapping (styles/wheel.css). */
  const setDragged = (list: Element, isDragged: boolean) => list.toggleAttribute('data-dragged', isDragged);
  const handlePointerUp = ({ currentTarget: list }: PointerEvent) => {
    drag.current = undefined;
    if (list.hasAttribute('data-dragged')) list.scrollTo({ top: indexAt(list) * rowPx });
  };
  return {
    onPointerDown: ({ pointerType, button, clientY, currentTarget }: PointerEvent) => {
      setDragged(currentTarget, false);
      if (pointerType !== 'mouse' || button !== 0) return;
      drag.current = { startY: clientY, startTop: currentTarget.scrollTop };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      if (event.buttons === 0) return handlePointerUp(event);
      const { clientY, currentTarget, pointerId } = event;
      const moved = current.startY - clientY;
      if (!currentTarget.hasAttribute('data-dragged') && Math.abs(moved) < minDragPx) return;
      currentTarget.setPointerCapture(pointerId);
      setDragged(currentTarget, true);
      currentTarget.scrollTo({ top: current.startTop + moved, behavior: 'instant' });
    },
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerUp,
    onScrollEnd: ({ currentTarget }: { currentTarget: Element }) => {
      if (!drag.current) setDragged(currentTarget, false);
    },
    onWheel: ({ currentTarget }: { currentTarget: Element }) => setDragged(currentTarget, false),
  };
}

interface WheelColumnProps {
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly text: string }[];
  readonly value: number;
  readonly onTurn: (value: number) => void;
  readonly onEnter: () => void;
  readonly shouldFocus: boolean;
}

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
function WheelColumn({ label, options, value, onTurn, onEnter, shouldFocus }: WheelColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  /** Last middle row. Prevents scrolling back to a value that the column itself reported. */
  const lastIndex = useRef(-1);
  const drag = useMouseDrag();
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

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) onEnter();
    else turnTo(index + step);
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

interface BirthdayPickerProps {
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly onConfirm: (value: string) => void;
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  text: monthName.format(Date.UTC(2000, index)),
}));

function numbered(values: readonly number[]) {
  return values.map((value) => ({ value, text: String(value) }));
}

export function BirthdayPicker({ value, onConfirm }: BirthdayPickerProps) {
  const [date, setDate] = useState(parseCalendarDate(value) ?? defaultBirthday);
  const [typing, setTyping] = useState(false);
  if (typing)
    return (
      <DateInput date={parseCalendarDate(value)} onConfirm={onConfirm} onBack={() => setTyping(false)} />
    );
  const days = Array.from({ length: daysInMonth(date.year, date.month) }, (_, index) => index + 1);
  const columns = [
    { part: 'year', label: 'Year', options: numbered(birthYears(new Date())) },
    { part: 'month', label: 'Month', options: months },
    { part: 'day', label: 'Day', options: numbered(days) },
  ] as const;
  const confirm = () => onConfirm(toCalendarText(date));
  return (
    <div className="grid grid-cols-1 gap-4 [@media(max-height:27rem)_and_(min-width:30rem)]:grid-cols-[minmax(0,1fr)_10rem] [@media(max-height:27rem)_and_(min-width:30rem)]:items-center">
      <div className="wheel">
        {columns.map(({ part, label, options }) => (
          <WheelColumn
            key={part}
            label={label}
            options={options}
            value={date[part]}
            onTurn={(next) => setDate((before) => clampDay({ ...before, [part]: next }))}
            onEnter={confirm}
            shouldFocus={part === 'year'}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Button block onClick={confirm}>
          Confirm
        </Button>
        <Button variant="ghost" size="small" onClick={() => setTyping(true)}>
          Type the date
        </Button>
      </div>
    </div>
  );
}
