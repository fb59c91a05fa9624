import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { enquiryLimits, readEnquiry, shownFileName } from '@/lib/enquiries/enquiry';
import { fileKindOf } from '@/lib/enquiries/file-kind';
import { newTicketNumber, readTicketNumber, ticketNumberOf } from '@/lib/enquiries/ticket-number';
import { failure, success } from '@/lib/result';
import { anyText } from '@/tests/factories/any-text';

const typed = { scope: 'calculator', budget: 'open', message: 'A SIP calculator for our branch.' };

test.each([
  [{ scope: '' }, { scope: 'missing' }],
  [{ scope: 'everything' }, { scope: 'not-listed' }],
  [{ scope: '__proto__' }, { scope: 'not-listed' }],
  [{ budget: '' }, { budget: 'missing' }],
  [{ message: '  \u202E ' }, { message: 'missing' }],
  [{ message: 'x'.repeat(19) }, { message: 'too-short' }],
  [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
])('%j is refused as %j', (change, problem) => {
  expect(readEnquiry({ ...typed, ...change })).toEqual(failure(problem));
});

test('an enquiry without a mistake is read as it was typed', () => {
  expect(readEnquiry(typed)).toEqual(success(typed));
});

test.each([20, 2_000])('a message of %d characters is accepted', (length) => {
  expect(readEnquiry({ ...typed, message: 'x'.repeat(length) })).toMatchObject({ ok: true });
});

test('every mistake is named at once', () => {
  const problem = { scope: 'missing', budget: 'not-listed', message: 'missing' };
  expect(readEnquiry({ scope: '', budget: 'much', message: '' })).toEqual(failure(problem));
});

test('an accepted enquiry is within its limits, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (message) => {
      const read = readEnquiry({ ...typed, message });
      if (!read.ok) return;
      const { length } = [...read.value.message];
      expect(length).toBeGreaterThanOrEqual(enquiryLimits.message.min);
      expect(length).toBeLessThanOrEqual(enquiryLimits.message.max);
      expect(read.value.message).not.toMatch(/(?!\n|\t)[\p{Cc}\u202A-\u202E]/u);
      expect(readEnquiry(read.value)).toEqual(read);
    }),
  );
});

test.each([
  ['C:\\fakepath\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202Efdp.exe\0', 'afdp.exe'],
  ['', 'file'],
  [`${'x'.repeat(100)}.pdf`, `${'x'.repeat(76)}.pdf`],
])('the file %j is shown as %j', (name, shown) => {
  expect(shownFileName(name, 80)).toBe(shown);
});

describe('a file', () => {
  const text = (value: string) => Buffer.from(value, 'utf8');

  function chunk(type: string, data: Buffer): Buffer {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, text(type), data, Buffer.alloc(4)]);
  }

  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010806000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.alloc(5))),
    Buffer.from('0000000049454e44ae426082', 'hex'),
  ]);
  const jpg = Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.alloc(64, 1),
    Buffer.from('ffd9', 'hex'),
  ]);
  const pdf = text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const zip = Buffer.from('504b0304140000000800', 'hex');
  const zipEnd = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');

  test.each([
    ['png', png],
    ['jpg', jpg],
    ['pdf', pdf],
    ['text', text('scheme,units\nPARVT,12.5\n')],
    ['text', text('\uFEFFనమస్తే, रुपये ₹501')],
  ])('%s is known by its content', async (kind, bytes) => {
    expect(await fileKindOf(bytes)).toEqual(success(kind));
  });

  test('a file of the largest size is read', async () => {
    const bytes = Buffer.alloc(enquiryLimits.fileBytes, 0x20);
    expect(await fileKindOf(bytes)).toEqual(success('text'));
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'empty-file'],
    ['one byte too many', Buffer.alloc(enquiryLimits.fileBytes + 1, 0x20), 'file-too-large'],
  ])('%s is refused by its size', async (_, bytes, problem) => {
    expect(await fileKindOf(bytes)).toEqual(failure(problem));
  });

  test.each([
    ['a GIF', text('GIF89a\x01\0\x01\0\0\0\0;')],
    ['a program', Buffer.concat([text('MZ'), Buffer.alloc(128)])],
    ['a ZIP, and so a workbook', Buffer.concat([zip, Buffer.alloc(40), zipEnd])],
    ['a page of HTML', text(' <!doctype html><script>alert(1)</script>')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
    ['text in no known writing', Buffer.from('ff00fe80c3', 'hex')],
    ['text with a NUL', text('a,b\0c')],
    ['a picture followed by a page', Buffer.concat([png, text('<script>x</script>')])],
    ['a picture followed by an archive', Buffer.concat([jpg, zip, zipEnd])],
    ['a document with an archive in it', Buffer.concat([pdf, zip, zipEnd, text('%%EOF')])],
    ['a document after other bytes', Buffer.concat([text('GIF89a '), pdf])],
    ['a picture cut short', png.subarray(0, png.length - 4)],
    ['the first bytes of a picture', jpg.subarray(0, 3)],
  ])('%s is refused', async (_, bytes) => {
    expect(await fileKindOf(bytes)).toEqual(failure('wrong-type'));
  });
});

describe('the number of a ticket', () => {
  test('has no letters that sound or look alike, and a thousand of them differ', () => {
    const numbers = Array.from({ length: 1_000 }, newTicketNumber);
    for (const number of numbers) {
      expect(number).toMatch(/^AY-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    }
    expect(new Set(numbers).size).toBe(1_000);
  });

  test.each([
    ['ay-0k1m-7qrs', 'AY-0K1M-7QRS'],
    [' AY-OK1M-7QRS ', 'AY-0K1M-7QRS'],
    ['ay-okim-7qrl', 'AY-0K1M-7QR1'],
    ['nothing', 'NOTHING'],
  ])('%j is read as %j', (typed, number) => {
    expect(readTicketNumber(typed)).toBe(number);
  });

  test('a ticket has the stored number, else one that follows from its id', () => {
    const id = '3f0c9a8e-58d2-4f7b-9a5e-0f1e2d3c4b5a';
    const stored = (number: unknown) => ({ id, get: () => number });
    expect(ticketNumberOf(stored('AY-0000-0001'))).toBe('AY-0000-0001');
    expect(ticketNumberOf(stored(undefined))).toMatch(/^AY-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(ticketNumberOf(stored(undefined))).toBe(ticketNumberOf(stored(undefined)));
  });
});
