/** Support tickets. */
export default function Screen() {
  return null;
}
