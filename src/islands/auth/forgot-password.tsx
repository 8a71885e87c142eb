/** Request a reset link. */
export default function Screen() {
  return null;
}
