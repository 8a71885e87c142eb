/** Tells the user of a command something. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}
