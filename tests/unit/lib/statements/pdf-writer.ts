import { createCipheriv, createHash } from 'node:crypto';
import type { TextRun } from '@/lib/statements/pdf/page-lines';

/** How a PDF is encrypted: PDF 32000-2, 7.6, revisions 3, 4 and 6 of the standard security handler. */
export type Encryption = 'rc4-128' | 'aes-128' | 'aes-256';

type PdfOptions = {
  encryption?: Encryption;
  /** To open it; '' opens without a question. */
  password?: string;
  /** Drawn over each page, turned by 45 degrees. */
  watermark?: string;
};

type Cipher = { dictionary: string; encrypt(object: number, plain: Buffer): Buffer };

const pageHeight = 800;
/** Digits of Helvetica are then four points wide. */
const fontSize = 7.2;
const fileId = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const permissions = -4;

/** A small PDF with these runs on its pages, in Helvetica. */
export function pdfOf(pages: readonly (readonly TextRun[])[], options: PdfOptions = {}): Buffer {
  const { encryption, password = '', watermark } = options;
  const cipher = encryption ? cipherOf(encryption, password) : null;
  const firstPage = 4;
  const objects: (string | { content: Buffer })[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (const [index, runs] of pages.entries()) {
    const drawn = runs.map(
      ({ text, left, top }) =>
        `1 0 0 1 ${left.toFixed(2)} ${(pageHeight - top).toFixed(2)} Tm (${escaped(text)}) Tj`,
    );
    const turned = watermark ? [`0.7 0.7 -0.7 0.7 80 300 Tm (${escaped(watermark)}) Tj`] : [];
    const content = Buffer.from(
      `BT /F1 ${fontSize} Tf\n${[...drawn, ...turned].join('\n')}\nET`,
      'latin1',
    );
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 ${pageHeight}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      { content },
    );
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const write = (part: string | Buffer) => parts.push(Buffer.from(part));
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    places.push(length());
    write(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') write(object);
    else {
      const stream = cipher ? cipher.encrypt(index + 1, object.content) : object.content;
      write(`<< /Length ${stream.length} >>\nstream\n`);
      write(stream);
      write('\nendstream');
    }
    write('\nendobj\n');
  });
  if (cipher) {
    places.push(length());
    write(`${objects.length + 1} 0 obj\n${cipher.dictionary}\nendobj\n`);
  }
  const start = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  const encrypt = cipher ? `/Encrypt ${objects.length + 1} 0 R ` : '';
  const id = `<${fileId.toString('hex')}>`;
  write(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R ${encrypt}/ID [${id} ${id}] >>\n`);
  write(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`);

function cipherOf(encryption: Encryption, password: string): Cipher {
  return encryption === 'aes-256' ? aes256(password) : olderCipher(encryption, password);
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Revisions 3 and 4, whose keys are of 128 bits. */
function olderCipher(encryption: 'rc4-128' | 'aes-128', password: string): Cipher {
  const isAes = encryption === 'aes-128';
  let ownerKey = md5(padded('an owner of no one'));
  for (let round = 0; round < 50; round += 1) ownerKey = md5(ownerKey);
  const owner = rounds(ownerKey, padded(password));
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions);
  let key = md5(padded(password), owner, rights, fileId);
  for (let round = 0; round < 50; round += 1) key = md5(key);
  const user = Buffer.concat([rounds(key, md5(padding, fileId)), Buffer.alloc(16)]);
  const filters = isAes
    ? '/CF << /StdCF << /Type /CryptFilter /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF '
    : '';
  return {
    dictionary: `<< /Filter /Standard /V ${isAes ? 4 : 2} /R ${isAes ? 4 : 3} /Length 128 /P ${permissions} ${filters}/O ${hex(owner)} /U ${hex(user)} >>`,
    encrypt(object, plain) {
      const number = Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0]);
      const own = md5(key, number, ...(isAes ? [Buffer.from('sAlT')] : []));
      return isAes ? cbc('aes-128-cbc', own, plain) : rc4(own, plain);
    },
  };
}

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const vector = Buffer.from('a vector of 16 b');

function cbc(name: string, key: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(name, key, vector);
  return Buffer.concat([vector, cipher.update(plain), cipher.final()]);
}

function rounds(key: Buffer, plain: Buffer): Buffer {
  let bytes = plain;
  for (let round = 0; round < 20; round += 1) {
    bytes = rc4(
      key.map((byte) => byte ^ round),
      bytes,
    );
  }
  return bytes;
}

/** Node's OpenSSL no longer has it. */
function rc4(key: Uint8Array, plain: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) =>
    ([state[one], state[other]] = [state[other]!, state[one]!]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + state[at]! + key[at % key.length]!) & 255;
    swap(at, other);
  }
  let at = 0;
  let other = 0;
  return Buffer.from(
    plain.map((byte) => {
      at = (at + 1) & 255;
      other = (other + state[at]!) & 255;
      swap(at, other);
      return byte ^ state[(state[at]! + state[other]!) & 255]!;
    }),
  );
}

/** Revision 6. */
function aes256(password: string): Cipher {
  const fileKey = Buffer.from('a key of 32 bytes, of no one here');
  const key = fileKey.subarray(0, 32);
  const secret = Buffer.from(password);
  const salts = ['validate', 'key salt', 'owner va', 'owner ke'].map((salt) => Buffer.from(salt));
  const [userCheck, userKey, ownerCheck, ownerKey] = salts as [Buffer, Buffer, Buffer, Buffer];
  const none = Buffer.alloc(0);
  const user = Buffer.concat([hash(secret, userCheck, none), userCheck, userKey]);
  const ownerSecret = Buffer.from('an owner');
  const owner = Buffer.concat([hash(ownerSecret, ownerCheck, user), ownerCheck, ownerKey]);
  const wrapped = (wrapping: Buffer) => plainCipher('aes-256-cbc', wrapping, Buffer.alloc(16), key);
  const rights = Buffer.alloc(16, 0x61);
  rights.writeInt32LE(permissions);
  rights.writeUInt32LE(0xffffffff, 4);
  rights.write('Tadb', 8);
  const perms = plainCipher('aes-256-ecb', key, null, rights);
  return {
    dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /P ${permissions} /CF << /StdCF << /Type /CryptFilter /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF /U ${hex(user)} /UE ${hex(wrapped(hash(secret, userKey, none)))} /O ${hex(owner)} /OE ${hex(wrapped(hash(ownerSecret, ownerKey, user)))} /Perms ${hex(perms)} >>`,
    encrypt: (_, plain) => cbc('aes-256-cbc', key, plain),
  };
}

function plainCipher(name: string, key: Buffer, iv: Buffer | null, plain: Buffer): Buffer {
  const cipher = createCipheriv(name, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

/** Algorithm 2.B. */
function hash(secret: Buffer, salt: Buffer, user: Buffer): Buffer {
  const digest = (name: string, bytes: Buffer) => createHash(name).update(bytes).digest();
  let key = digest('sha256', Buffer.concat([secret, salt, user]));
  for (let round = 1; ; round += 1) {
    const plain = Buffer.concat(Array.from({ length: 64 }, () => [secret, key, user]).flat());
    const mixed = plainCipher('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32), plain);
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(['sha256', 'sha384', 'sha512'][rest]!, mixed);
    if (round >= 64 && mixed.at(-1)! <= round - 32) return key.subarray(0, 32);
  }
}
