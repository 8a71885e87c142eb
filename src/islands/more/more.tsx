/** Menu. */
export default function Screen() {
  return null;
}
