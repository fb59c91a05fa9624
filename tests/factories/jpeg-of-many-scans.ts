import sharp from 'sharp';

const [dht, sos, eoi] = [0xc4, 0xda, 0xd9];

/**
 * A progressive JPEG that refines each coefficient of the brightness bit by bit, in a scan of its own (ITU-T T.81, annex G):
 * some 25 bytes for each pass over all pixels.
 * @param scans 882 at most
 */
export async function jpegOfManyScans(side: number, scans: number): Promise<Buffer> {
  const grey = { width: side, height: side, channels: 3, background: '#787878' } as const;
  const jpeg = await sharp({ create: grey }).jpeg({ progressive: true }).toBuffer();
  const parts = partsOf(jpeg);
  const firstScan = parts.findIndex(({ marker }) => marker === sos);
  const ofBrightness = ({ marker, bytes }: Part) =>
    marker === sos && bytes[4] === 1 && bytes[5] === 1 && bytes[7] !== 0;
  const scanAt = parts.findIndex(ofBrightness);
  const scan = parts[scanAt]!.bytes;
  const table = parts.slice(0, scanAt).findLast(({ marker }) => marker === dht)!.bytes;
  const passes = Array.from({ length: 63 * 14 }, (_, at) => {
    const [coefficient, bit] = [1 + Math.floor(at / 14), 13 - (at % 14)];
    const pass = Buffer.from(scan);
    pass.set([coefficient, coefficient, ((bit === 13 ? 0 : bit + 1) << 4) | bit], 7);
    return pass;
  });
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...parts.slice(0, firstScan + 1).map(({ bytes }) => bytes),
    table,
    ...passes.slice(0, scans),
    Buffer.from([0xff, eoi]),
  ]);
}

type Part = { marker: number; bytes: Buffer };

/** The segments of a JPEG after its first marker, a scan together with its data. */
function partsOf(jpeg: Buffer): Part[] {
  const starts: number[] = [];
  for (let at = 2; at < jpeg.length - 1;) {
    const marker = jpeg[at + 1]!;
    const isMarker = jpeg[at] === 0xff && marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd8);
    if (isMarker) starts.push(at);
    at += isMarker && marker !== eoi ? 2 + jpeg.readUInt16BE(at + 2) : 1;
  }
  return starts.map((start, at) => ({
    marker: jpeg[start + 1]!,
    bytes: jpeg.subarray(start, starts[at + 1] ?? jpeg.length),
  }));
}
