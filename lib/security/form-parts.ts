/** RFC 2046, section 5.1.1: 1 to 70 characters. */
const boundary = /; *boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70})) *(?:;|$)/i;

/**
 * The boundary between the parts of a form, from its content type. Null where there is none, or several: two parsers
 * might each take another.
 */
export function boundaryOf(type: string): string | null {
  if (type.split(/boundary *=/i).length !== 2) return null;
  const [, quoted, plain] = boundary.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

/** The head of a part as browsers write it: of a field, or of a file with its type. The limits exceed all our names. */
const head =
  /^\r\ncontent-disposition: form-data; name="[^"\r\n\\]{0,200}"(?:; filename="(?:[^"\r\n]{0,1000}[^"\r\n\\])?"\r\ncontent-type: [^\r\n]{1,200})?\r\n\r\n/i;

/** More than the longest of these heads. */
const headBytes = 2_000;

/** What follows the last separator, with and without the line break that browsers add. */
const end = /^--(?:\r\n)?$/;

/** Several times the fields of our longest form. */
const maxParts = 1_000;

/**
 * Whether every part of a form is written as browsers write it (HTML, "multipart form data"). The middleware reads a
 * form by one parser and Next by another: with two names on one part, an escaped character or a charset of its own,
 * the two would read different forms. And parsers take seconds for a megabyte of small parts or of lines in the head
 * of a part.
 */
export function arePartsPlain(bytes: Uint8Array, type: string): boolean {
  const between = boundaryOf(type);
  if (between === null) return false;
  const separator = Uint8Array.from(`\r\n--${between}`, (letter) => letter.charCodeAt(0));
  const parts = partsOf(bytes, separator);
  // Only the heads are decoded: the whole form would take 17 ms a megabyte.
  const [last = '', ...heads] = parts
    .map((part) => new TextDecoder('latin1').decode(part.subarray(0, headBytes)))
    .reverse();
  return end.test(last) && heads.every((text) => head.test(text));
}

const carriageReturn = 13;

/**
 * What stands between the separators, and after the last one. The first separator is the beginning of the body,
 * without its line break. Empty for a body that begins otherwise or has too many parts.
 */
function partsOf(bytes: Uint8Array, separator: Uint8Array): Uint8Array[] {
  let from = separator.length - 2;
  if (!standsAt(bytes, 0, separator.subarray(2))) return [];
  const parts: Uint8Array[] = [];
  for (let at = bytes.indexOf(carriageReturn, from); at >= 0;) {
    const isSeparator = standsAt(bytes, at, separator);
    if (isSeparator) {
      if (parts.push(bytes.subarray(from, at)) > maxParts) return [];
      from = at + separator.length;
    }
    at = bytes.indexOf(carriageReturn, isSeparator ? from : at + 1);
  }
  return [...parts, bytes.subarray(from)];
}

function standsAt(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let place = 0; place < wanted.length; place += 1) {
    if (bytes[at + place] !== wanted[place]) return false;
  }
  return true;
}
