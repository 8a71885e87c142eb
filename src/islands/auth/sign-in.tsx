/** Sign in. */
export default function Screen() {
  return null;
}
