/** New support ticket. */
export default function Screen() {
  return null;
}
