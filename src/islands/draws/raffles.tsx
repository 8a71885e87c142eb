/** Raffles list. */
export default function Screen() {
  return null;
}
