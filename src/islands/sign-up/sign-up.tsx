/** Sign up. */
export default function Screen() {
  return null;
}
