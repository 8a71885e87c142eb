/** Wallet. */
export default function Screen() {
  return null;
}
