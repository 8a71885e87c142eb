/** Draw detail. */
export default function Screen() {
  return null;
}
