import { deflateSync } from 'node:zlib';
import { enquiryLimits } from '@/lib/enquiries/enquiry';
import { fileKindOf } from '@/lib/enquiries/file-kind';

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
  expect(await fileKindOf(bytes)).toEqual({ ok: true, value: kind });
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty-file'],
  ['one byte too many', Buffer.alloc(enquiryLimits.fileBytes + 1, 0x20), 'file-too-large'],
  ['a GIF', text('GIF89a\x01\0\x01\0\0\0\0;'), 'wrong-type'],
  ['a program', Buffer.concat([text('MZ'), Buffer.alloc(128)]), 'wrong-type'],
  ['a ZIP, and so a workbook', Buffer.concat([zip, Buffer.alloc(40), zipEnd]), 'wrong-type'],
  ['a page of HTML', text(' <!doctype html><script>alert(1)</script>'), 'wrong-type'],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 'wrong-type'],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n'), 'wrong-type'],
  ['text in no known writing', Buffer.from('ff00fe80c3', 'hex'), 'wrong-type'],
  ['text with a NUL', text('a,b\0c'), 'wrong-type'],
  [
    'a picture with a page behind it',
    Buffer.concat([png, text('<script>x</script>')]),
    'wrong-type',
  ],
  ['a picture with an archive behind it', Buffer.concat([jpg, zip, zipEnd]), 'wrong-type'],
  [
    'a document with an archive in it',
    Buffer.concat([pdf, zip, zipEnd, text('%%EOF')]),
    'wrong-type',
  ],
  ['a document behind something else', Buffer.concat([text('GIF89a '), pdf]), 'wrong-type'],
  ['a picture cut short', png.subarray(0, png.length - 4), 'wrong-type'],
  ['the first bytes of a picture', jpg.subarray(0, 3), 'wrong-type'],
])('%s is refused', async (_, bytes, problem) => {
  expect(await fileKindOf(bytes)).toEqual({ ok: false, problem });
});
