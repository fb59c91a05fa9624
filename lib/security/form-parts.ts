/** RFC 2046, section 5.1.1: 1 to 70 characters. */
const boundary = /; *boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70})) *(?:;|$)/i;

/** The text between the parts of a form of this type; null for none, and for two, of which each reader may take another. */
export function boundaryOf(type: string): string | null {
  if (type.split(/boundary *=/i).length !== 2) return null;
  const [, quoted, plain] = boundary.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

/** A field as browsers write it, and a file with its type. Longer names than ours, and than a file may have. */
const head =
  /^\r\ncontent-disposition: form-data; name="[^"\r\n\\]{0,200}"(?:; filename="(?:[^"\r\n]{0,1000}[^"\r\n\\])?"\r\ncontent-type: [^\r\n]{1,200})?\r\n\r\n/i;

/** The end of the last part, with and without the line break that browsers add. */
const end = /^--(?:\r\n)?$/;

/** Several times the fields of our longest form. */
const mostParts = 1_000;

/**
 * Whether every part of a form is written as browsers write it (HTML, "multipart form data"). The middleware reads a form
 * by one parser and Next by another: two names on one part, a quoted letter or a charset of its own would show each
 * of them another form. And parsers take seconds for a megabyte of small parts or of lines in the head of a part.
 */
export function arePartsPlain(bytes: Uint8Array, type: string): boolean {
  const between = boundaryOf(type);
  if (between === null) return false;
  // Each byte becomes one letter, and those that separate parts are ASCII.
  const text = `\r\n${new TextDecoder('latin1').decode(bytes)}`;
  const [before, ...parts] = text.split(`\r\n--${between}`, mostParts + 2);
  const last = parts.pop() ?? '';
  return before === '' && end.test(last) && parts.every((part) => head.test(part));
}
