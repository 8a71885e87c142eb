/** A compliance text. */
export default function Screen() {
  return null;
}
