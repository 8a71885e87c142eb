const bufferedEvents: Event[] = [];
let handleEvent = (event: Event): void => void bufferedEvents.push(event);

/** Captures the browser's install events and suppresses its own prompt. */
export function startCapturingInstallEvents(): void {
  for (const name of ['beforeinstallprompt', 'appinstalled']) {
    addEventListener(name, (event) => {
      event.preventDefault();
      handleEvent(event);
    });
  }
}

/** Sets the listener for install events and sends it the buffered ones. */
export function provideInstallHandler(listener: (event: Event) => void): void {
  handleEvent = listener;
  bufferedEvents.splice(0).forEach(listener);
}
