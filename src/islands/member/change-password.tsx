/** Change password. */
export default function Screen() {
  return null;
}
