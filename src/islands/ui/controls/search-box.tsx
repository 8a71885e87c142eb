import { Search, X } from 'lucide';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../marks/icon.tsx';
import { IconButton } from './icon-button.tsx';

interface SearchBoxProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly debounceMs: number;
}

/**
 * The text in the box: told to the owner after a pause, and taken from the owner when it changes there (back, reset)
 * but never while the owner only repeats what was told.
 */
function useDebounced({ value, onChange, debounceMs }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: string) => {
    clearTimeout(timer.current);
    if (next === told.current) return;
    told.current = next;
    onChange(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(next), debounceMs);
  };
  const set = (next: string) => {
    setText(next);
    tell(next);
  };
  return { text, type, set };
}

/** A search that runs while one types; Enter and the clear button do not wait. */
export function SearchBox(props: SearchBoxProps) {
  const { text, type, set } = useDebounced(props);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set(text);
  };
  const clear = () => {
    set('');
    input.current?.focus();
  };
  return (
    <search className="search-box">
      <form onSubmit={submit}>
        <label className="sr-only" htmlFor={id}>
          {props.label}
        </label>
        <Icon of={Search} size={18} />
        <input
          ref={input}
          id={id}
          type="search"
          name={props.name}
          className="control"
          placeholder={props.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text && (
          <IconButton label="Clear search" onClick={clear}>
            <Icon of={X} size={18} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
