import { type KeyboardEvent, useId } from 'react';
import Picker from 'react-mobile-picker';
import { useMouseDrag } from './use-mouse-drag.ts';

/** One column: its values in order and how each reads. */
export interface WheelColumn {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly text: string }[];
}

interface WheelProps {
  readonly columns: readonly WheelColumn[];
  readonly value: Readonly<Record<string, number>>;
  readonly onChange: (value: Record<string, number>) => void;
}

const heightPx = 216;
const itemHeightPx = 36;
const page = 5;

/** What is only hidden would be scrolled to by the focus, and another value would stand in the middle. */
const clipped = { overflow: 'clip' } as const;

/** Index that a key leads to in a column of `count`; undefined for other keys. */
function indexFor(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -page,
    PageDown: page,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, index + step));
}

/**
 * Wheels side by side. The library turns them by touch and by the mouse's wheel, `useMouseDrag` by dragging with the
 * mouse; to the keyboard and to assistive technology each column is a spin button.
 */
export function Wheel({ columns, value, onChange }: WheelProps) {
  const id = useId();
  const draggable = useMouseDrag(itemHeightPx);
  const indexOf = ({ name, options }: WheelColumn) =>
    options.findIndex((option) => option.value === value[name]);
  const turn = ({ name, options }: WheelColumn, index: number) => {
    const target = options[Math.max(0, Math.min(options.length - 1, index))];
    if (target && target.value !== value[name]) onChange({ ...value, [name]: target.value });
  };
  const press = (event: KeyboardEvent, column: WheelColumn) => {
    const index = indexFor(event.key, indexOf(column), column.options.length);
    if (index === undefined) return;
    event.preventDefault();
    turn(column, index);
  };
  return (
    <div className="wheel-window">
      <Picker
        className="wheel"
        style={clipped}
        value={value}
        onChange={(next: Record<string, number>) => onChange(next)}
        height={heightPx}
        itemHeight={itemHeightPx}
        wheelMode="normal"
      >
        {columns.map((column) => (
          <Picker.Column
            key={column.name}
            name={column.name}
            id={`${id}${column.name}`}
            className="wheel-column"
            role="spinbutton"
            tabIndex={0}
            aria-label={column.label}
            aria-valuenow={value[column.name]}
            aria-valuemin={column.options[0]?.value}
            aria-valuemax={column.options.at(-1)?.value}
            aria-valuetext={column.options.find((option) => option.value === value[column.name])?.text}
            onKeyDown={(event) => press(event, column)}
            {...draggable(indexOf(column), (index) => turn(column, index))}
          >
            {column.options.map((option) => (
              <Picker.Item key={option.value} value={option.value} aria-hidden="true">
                {({ selected }) => (
                  <span className={selected ? 'wheel-item wheel-item-selected' : 'wheel-item'}>
                    {option.text}
                  </span>
                )}
              </Picker.Item>
            ))}
          </Picker.Column>
        ))}
      </Picker>
    </div>
  );
}
