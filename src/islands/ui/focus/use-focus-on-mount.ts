import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to what took the place of the focused control, such as the message that replaced a form. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
