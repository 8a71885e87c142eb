/** Payment result. */
export default function Screen() {
  return null;
}
