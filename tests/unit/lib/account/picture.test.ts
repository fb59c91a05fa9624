import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { readPicture, type PictureProblem } from '@/lib/account/picture';
import { pictureLimits } from '@/lib/account/picture-rules';
import { jpegOfManyScans } from '@/tests/factories/jpeg-of-many-scans';
import { valueOf } from '@/tests/factories/value-of';

/** A picture with something to see in it, and words that must not travel on. */
function drawn(width = 80, height = 40) {
  return sharp({ create: { width, height, channels: 3, background: '#c00000' } }).withExif({
    IFD0: { Make: 'SECRET CAMERA', Copyright: '<script>alert(1)</script>' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
  });
}

const jpeg = () => drawn().jpeg().toBuffer();
const png = () => drawn().png().toBuffer();
const webp = () => drawn().webp().toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose header promises a size, with as much data as is given. */
function pngOf(width: number, height: number, data: Buffer, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function problemOf(bytes: Buffer): Promise<PictureProblem | null> {
  const result = await readPicture(bytes);
  return result.ok ? null : result.problem;
}

test.each([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
])('%s becomes two squares of WebP without a word of metadata', async (_kind, make) => {
  const bytes = await make();
  expect((await sharp(bytes).metadata()).exif?.includes('SECRET CAMERA')).toBe(true);
  const result = valueOf(await readPicture(bytes));
  for (const [side, stored] of [
    [256, result.large],
    [64, result.small],
  ] as const) {
    const { exif, xmp, icc, ...header } = await sharp(stored).metadata();
    expect(header).toMatchObject({ format: 'webp', width: side, height: side });
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(stored.toString('latin1')).not.toMatch(/SECRET|script|GPS|Exif/);
    const { dominant } = await sharp(stored).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 100);
  }
});

test('a picture is turned upright as its EXIF orientation says', async () => {
  const left = await sharp({
    create: { width: 40, height: 80, channels: 3, background: '#c00000' },
  })
    .png()
    .toBuffer();
  const bytes = await sharp({
    create: { width: 80, height: 80, channels: 3, background: '#00c000' },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const result = valueOf(await readPicture(bytes));
  // Turned by a quarter to the right, what was left is on top.
  const top = await sharp(result.large)
    .extract({ left: 0, top: 0, width: 256, height: 100 })
    .toBuffer();
  expect((await sharp(top).stats()).channels[0]!.mean).toBeGreaterThan(150);
});

test('a script in a text chunk of a PNG is not part of the stored picture', async () => {
  const text = chunk('tEXt', Buffer.from('Comment\0<script>alert(document.domain)</script>'));
  const result = valueOf(await readPicture(pngOf(4, 4, Buffer.alloc(20), text)));
  expect(result.large.toString('latin1')).not.toContain('script');
});

describe('refused, with the reason', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const brand = (name: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${name}\0\0\0\0${name}mif1`)]);
  const zip = Buffer.from('504b0304140000000000', 'hex');
  const html = Buffer.from('<html><script>alert(1)</script></html>');

  type Row = readonly [what: string, make: () => Buffer | Promise<Buffer>];

  const wrongTypes: readonly Row[] = [
    ['SVG with a script', () => svg],
    ['HTML under the name of a PNG', () => html],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['GIF', () => drawn().gif().toBuffer()],
    ['a GIF that is also a script', () => Buffer.from('GIF89a/*......*/=1;alert(1)//')],
    ['AVIF', () => drawn().avif().toBuffer()],
    ['HEIC', () => brand('heic')],
    ['TIFF', () => drawn().tiff().toBuffer()],
    ['an animated PNG', () => pngOf(4, 4, Buffer.alloc(20), chunk('acTL', Buffer.alloc(8)))],
    ['the first bytes of a PNG alone', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ];
  const damaged: readonly Row[] = [
    ['the first bytes of a JPEG alone', () => Buffer.from('ffd8ffe0', 'hex')],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 400)],
    ['half a JPEG with an end', async () => cutWithEnd(await jpeg())],
    ['half a PNG', async () => (await png()).subarray(0, -30)],
    ['half a WebP', async () => (await webp()).subarray(0, -10)],
    ['JPEG with HTML behind it', async () => Buffer.concat([await jpeg(), html])],
    ['JPEG with a ZIP behind it', async () => Buffer.concat([await jpeg(), zip])],
    ['PNG with a ZIP behind it', async () => Buffer.concat([await png(), zip])],
    ['WebP with HTML behind it', async () => Buffer.concat([await webp(), html])],
    ['a PNG whose pixels are missing', () => pngOf(400, 400, Buffer.alloc(10))],
    ['a bomb within the limits', () => pngOf(7_000, 7_000, Buffer.alloc(100))],
    ['a JPEG with a pass over all pixels every 25 bytes', () => jpegOfManyScans(80, 60)],
  ];
  const tooManyPixels: readonly Row[] = [
    ['900 megapixels in a few bytes', () => pngOf(30_000, 30_000, Buffer.alloc(10))],
    ['just more than 50 megapixels', () => pngOf(7_072, 7_072, Buffer.alloc(10))],
  ];
  const refused: Readonly<Record<PictureProblem, readonly Row[]>> = {
    empty: [['nothing at all', () => Buffer.alloc(0)]],
    'too-large': [['more than 1 MB', () => Buffer.alloc(pictureLimits.sentBytes + 1, 0xff)]],
    'wrong-type': wrongTypes,
    damaged,
    'too-many-pixels': tooManyPixels,
  };

  test.each(
    Object.entries(refused).flatMap(([problem, rows]) =>
      rows.map((row) => [problem, ...row] as const),
    ),
  )('as %s: %s', async (problem, _, make) => {
    expect(await problemOf(await make())).toBe(problem);
  });
});

test('random bytes behind the first bytes of a picture never throw', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const noise = Buffer.from(Array.from({ length: 300 }, (_, at) => (at * seed * 7919) % 251));
    for (const start of ['ffd8ffe000104a464946', '89504e470d0a1a0a0000000d49484452', '52494646']) {
      const end = start.startsWith('ffd8') ? 'ffd9' : '49454e44ae426082';
      const bytes = Buffer.concat([Buffer.from(start, 'hex'), noise, Buffer.from(end, 'hex')]);
      expect(await problemOf(bytes)).not.toBeNull();
    }
  }
});

function cutWithEnd(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, bytes.length - 60), Buffer.from('ffd9', 'hex')]);
}
