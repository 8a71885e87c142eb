import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Query, withoutCache } from '../../../lib/data/query.ts';
import { Icon } from '../icons/icon.tsx';

interface DisclosureProps {
  /** A link to this hash opens the row. */
  readonly id?: string;
  readonly title: string;
  readonly heading?: 'h2' | 'h3';
  /** Visible also while the row is closed, for example 'off'. Empty while unknown. */
  readonly state?: string;
  /** Opens the row when it becomes true. */
  readonly hasError?: boolean;
  readonly children: ReactNode;
}

const loadFailed = "couldn't load";

/**
 * Describes a query's data for a closed row. Ignores the offline copy, because it may be old.
 * @param describe returns undefined for an unreadable value
 */
export function useRowState<T>(query: Query<T>, describe: (data: T) => string | undefined): string {
  const { data, error } = withoutCache(useStore(query.$state));
  if (data === undefined) return error ? loadFailed : '';
  return describe(data) ?? loadFailed;
}

/** Scrolls to an opened row, which moves up when a row above closes at the same time. */
function showOpened(details: HTMLDetailsElement | null): void {
  if (details?.open) details.scrollIntoView({ block: 'nearest' });
}

/**
 * A row of a card that opens in place, one on a page at a time. Its children mount when it first opens, and stay mounted
 * so that a form keeps what was typed.
 */
export function Disclosure(props: DisclosureProps) {
  const ownId = useId();
  const { id = ownId, title, heading: Heading = 'h3', state = '', hasError = false, children } = props;
  const [isMounted, setMounted] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError]);
  useEffect(() => {
    const openLinked = () => {
      if (location.hash !== `#${id}` || !details.current) return;
      details.current.open = true;
      summary.current?.focus({ preventScroll: true });
      details.current.scrollIntoView();
    };
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, [id]);
  useEffect(() => {
    if (isMounted) showOpened(details.current);
  }, [isMounted]);
  const handleToggle = () => {
    if (details.current?.open) setMounted(true);
    showOpened(details.current);
  };
  return (
    <details
      ref={details}
      id={id}
      name="rows"
      className="group border-base-300 not-first:border-t"
      onToggle={handleToggle}
    >
      <summary
        ref={summary}
        className="flex min-h-14 list-none items-center justify-between gap-3 px-[min(1.25rem,5cqi)] py-3 hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        <Heading
          id={`${id}-heading`}
          className="min-w-0 wrap-anywhere font-normal text-[min(var(--text-base),7.5cqi)]"
        >
          <span className="font-[550]">{title}</span>
          {state !== '' && <span className="text-muted">{`: ${state}`}</span>}
        </Heading>
        <Icon of={ChevronDown} size={18} className="flex-none text-muted group-[[open]]:rotate-180" />
      </summary>
      <section className="space-y-3 px-[min(1.25rem,5cqi)] pb-4" aria-labelledby={`${id}-heading`}>
        {isMounted && children}
      </section>
    </details>
  );
}
