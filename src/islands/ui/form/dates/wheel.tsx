import { WheelColumn, type WheelOption } from './wheel-column.tsx';

export interface WheelColumnDefinition<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly options: readonly WheelOption[];
}

interface WheelProps<Name extends string> {
  readonly columns: readonly WheelColumnDefinition<Name>[];
  readonly value: Readonly<Record<Name, number>>;
  readonly onTurn: (name: Name, value: number) => void;
  readonly onEnter: () => void;
}

/** The first wheel has the focus. */
export function Wheel<Name extends string>({ columns, value, onTurn, onEnter }: WheelProps<Name>) {
  return (
    <div className="wheel">
      {columns.map(({ name, ...column }, index) => (
        <WheelColumn
          key={name}
          {...column}
          value={value[name]}
          onTurn={(next) => onTurn(name, next)}
          onEnter={onEnter}
          shouldFocus={index === 0}
        />
      ))}
    </div>
  );
}
