import jsQR from 'jsqr';

export interface BlackAndWhite {
  /** A character for each pixel, row by row; '1' is black. */
  readonly pixels: string;
  readonly width: number;
}

/** Returns the text of the QR code in a picture; undefined without one. */
export function readQrCode({ pixels, width }: BlackAndWhite): string | undefined {
  const data = Uint8ClampedArray.from(
    [...pixels].flatMap((pixel) => (pixel === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  return jsQR(data, width, pixels.length / width)?.data;
}
