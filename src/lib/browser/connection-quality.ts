interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says of its connection (WICG Network Information); not all do. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** True where the visitor asked for as little traffic as possible, or can have hardly any. */
export function isDataConstrained(): boolean {
  const { saveData, effectiveType = '' } = connection() ?? {};
  return saveData === true || /2g$/.test(effectiveType);
}

/** True where what is loaded ahead would be in the way of what is wanted. */
export function shouldSkipPreload(): boolean {
  return isDataConstrained() || connection()?.effectiveType === '3g';
}
