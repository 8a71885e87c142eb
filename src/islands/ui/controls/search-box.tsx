import { Search, X } from 'lucide';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { controlClass } from '../form/fields/field-class.ts';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from './button.tsx';

interface SearchBoxProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly debounceMs: number;
  readonly className?: string;
}

/** Only a new value of the owner (back, reset) replaces the typed text. */
function useDebouncedSearch({ value, onChange, debounceMs }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const lastSent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === lastSent.current) return;
    lastSent.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = () => {
    clearTimeout(timer.current);
    const text = input.current?.value ?? lastSent.current;
    if (text === lastSent.current) return;
    lastSent.current = text;
    onChange(text);
  };
  const sendDebounced = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, debounceMs);
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    send();
    input.current.focus();
  };
  return { input, send, sendDebounced, clear };
}

/** Enter and the clear button skip the debounce. */
export function SearchBox(props: SearchBoxProps) {
  const { input, send, sendDebounced, clear } = useDebouncedSearch(props);
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <search className={props.className}>
      <form className="relative" onSubmit={handleSubmit}>
        <label className="sr-only" htmlFor={id}>
          {props.label}
        </label>
        <Icon
          of={Search}
          size={18}
          className="pointer-events-none absolute inset-y-0 start-3.5 z-1 my-auto text-muted"
        />
        <input
          ref={input}
          id={id}
          type="search"
          name={props.name}
          className={`peer ${controlClass.input} ps-11 not-placeholder-shown:pe-11 [&::-webkit-search-cancel-button]:hidden`}
          placeholder={props.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={props.value}
          onChange={sendDebounced}
        />
        <IconButton
          label="Clear search"
          className="absolute inset-y-0 end-0 peer-placeholder-shown:invisible"
          onClick={clear}
        >
          <Icon of={X} size={18} />
        </IconButton>
      </form>
    </search>
  );
}
