/** What a browser tells once of installing the app, kept until somebody listens who knows what to do with it. */
const told: Event[] = [];
let take = (event: Event): void => void told.push(event);

/** Begins to hear of offers, which the browser itself does not show then, and of the app being installed. */
export function startCapturingInstallEvents(): void {
  for (const name of ['beforeinstallprompt', 'appinstalled']) {
    addEventListener(name, (event) => {
      event.preventDefault();
      take(event);
    });
  }
}

/** Has taken from now on what is heard, and what was heard before. */
export function provideInstallHandler(taker: (event: Event) => void): void {
  take = taker;
  told.splice(0).forEach(taker);
}
