import { fileTypeFromBuffer } from 'file-type/core';
import { failure, success, type Result } from '@/lib/result';
import { endsAsPicture } from '@/lib/security/picture-end';
import { enquiryLimits } from './enquiry';

/** What a file may be, by its content; the ending that the operator's copy gets. */
export const fileKinds = { pdf: 'pdf', png: 'png', jpg: 'jpg', text: 'txt' } as const;

export type FileKind = keyof typeof fileKinds;

export type FileProblem = 'empty-file' | 'file-too-large' | 'wrong-type';

const endOfZip = Buffer.from('504b0506', 'hex');

/**
 * The kind of the bytes, whatever the file name: PDF, PNG, JPEG or plain text (CSV). A file that is two kinds at once,
 * a picture with a page or an archive behind it, is neither (OWASP, File Upload).
 */
export async function fileKindOf(bytes: Buffer): Promise<Result<FileKind, FileProblem>> {
  if (bytes.length === 0) return failure('empty-file');
  if (bytes.length > enquiryLimits.fileBytes) return failure('file-too-large');
  const kind = await kindByFirstBytes(bytes);
  return kind !== null && endsWithItself(bytes, kind) ? success(kind) : failure('wrong-type');
}

async function kindByFirstBytes(bytes: Buffer): Promise<FileKind | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => 'broken' as const);
  if (type === undefined) return isPlainText(bytes) ? 'text' : null;
  if (type === 'broken') return null;
  switch (type.mime) {
    case 'application/pdf':
      return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) ? 'pdf' : null;
    case 'image/png':
      return 'png';
    case 'image/jpeg':
      return 'jpg';
    default:
      return null;
  }
}

function endsWithItself(bytes: Buffer, kind: FileKind): boolean {
  switch (kind) {
    case 'png':
      return endsAsPicture(bytes, 'png');
    case 'jpg':
      return endsAsPicture(bytes, 'jpeg');
    case 'pdf':
      return /%%EOF\s*$/.test(bytes.subarray(-64).toString('latin1')) && !bytes.includes(endOfZip);
    case 'text':
      return true;
  }
}

/** UTF-8 without control characters, and no mark-up or program by its first sign. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text) && !/^\s*(<|#!|%!|\{\\rtf|MZ)/i.test(text);
  } catch {
    return false;
  }
}
