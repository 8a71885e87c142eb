/** Tells the user of a command something. */
export function print(text) {
  process.stdout.write(`${text}\n`);
}
