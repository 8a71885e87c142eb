import { Search, X } from 'lucide';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from './button.tsx';

interface SearchBoxProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly debounceMs: number;
}

function put(box: HTMLInputElement | null, text: string): void {
  if (box) box.value = text;
}

/**
 * What is done with the text in the box, which the browser alone keeps: a key draws nothing of the app's. It is told to
 * the owner after a pause, and taken from the owner when it changes there (back, reset) but never while the owner only
 * repeats what was told.
 */
function useDebounced({ value, onChange, debounceMs }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    put(box.current, value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = () => {
    clearTimeout(timer.current);
    const text = box.current?.value ?? told.current;
    if (text === told.current) return;
    told.current = text;
    onChange(text);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, debounceMs);
  };
  const clear = () => {
    put(box.current, '');
    tell();
    box.current?.focus();
  };
  return { box, tell, wait, clear };
}

/** A search that runs while one types; Enter and the clear button, which shows beside a text, do not wait. */
export function SearchBox(props: SearchBoxProps) {
  const { box, tell, wait, clear } = useDebounced(props);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell();
  };
  return (
    <search className="search-box">
      <form onSubmit={submit}>
        <label className="sr-only" htmlFor={id}>
          {props.label}
        </label>
        <Icon of={Search} size={18} />
        <input
          ref={box}
          id={id}
          type="search"
          name={props.name}
          className="control"
          placeholder={props.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={props.value}
          onChange={wait}
        />
        <IconButton label="Clear search" onClick={clear}>
          <Icon of={X} size={18} />
        </IconButton>
      </form>
    </search>
  );
}
