const endOfPng = Buffer.from('49454e44ae426082', 'hex');

/**
 * Whether a file ends where its picture ends: a JPEG with its marker EOI (ITU-T T.81, B.1.1.3), a PNG with its chunk
 * IEND. What follows it, a ZIP or a page of HTML, makes it a second kind of file (OWASP, File Upload); what is missing
 * was cut off.
 */
export function endsAsPicture(bytes: Buffer, format: 'jpeg' | 'png'): boolean {
  if (format === 'png') return bytes.subarray(-endOfPng.length).equals(endOfPng);
  return bytes.length > 4 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
}
