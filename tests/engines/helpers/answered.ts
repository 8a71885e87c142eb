/** What WebKit's driver says, or does not say, between one page and the next. */
import { error } from 'selenium-webdriver';

/** It may never answer what reaches a page that is just being left. */
const answerMs = 10_000;

class NoAnswer extends Error {}

/** @throws {NoAnswer} when the driver takes too long */
export function answered<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new NoAnswer('The driver does not answer.')), answerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Throws on every failure but one that comes of a page having been left: then the next page is meant. */
export function passOverBetween(failure: unknown): void {
  if (!(failure instanceof NoAnswer || failure instanceof error.NoSuchFrameError)) throw failure;
}
