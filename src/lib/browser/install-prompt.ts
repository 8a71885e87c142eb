const bufferedEvents: Event[] = [];
let handleEvent = (event: Event): void => void bufferedEvents.push(event);

/** Captures install events and suppresses the browser's prompt. */
export function startCapturingInstallEvents(): void {
  for (const name of ['beforeinstallprompt', 'appinstalled']) {
    addEventListener(name, (event) => {
      event.preventDefault();
      handleEvent(event);
    });
  }
}

/** Registers a listener and sends it the buffered events. */
export function provideInstallHandler(listener: (event: Event) => void): void {
  handleEvent = listener;
  bufferedEvents.splice(0).forEach(listener);
}
