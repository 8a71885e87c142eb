import { encode } from 'uqr';

export interface QrCode {
  /** Modules of a side, with the quiet zone. */
  readonly size: number;
  /** Path data of the dark modules, one unit a module. */
  readonly path: string;
}

/** Light modules around the code (ISO/IEC 18004). */
const quietZone = 4;

/** One rectangle for each run of dark modules. */
function toPath(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    })
    .join('');
}

/** Encodes text as a QR code that survives a fold or a stain (level M); undefined for over 2,331 bytes. */
export function createQrCode(text: string): QrCode | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: quietZone });
    return { size, path: data.map(toPath).join('') };
  } catch {
    return undefined;
  }
}
