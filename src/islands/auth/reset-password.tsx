/** Reset the password. */
export default function Screen() {
  return null;
}
