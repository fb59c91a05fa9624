/** A field as browsers write it, and a file with its type. */
const head =
  /^\r\ncontent-disposition: form-data; name="[^"\r\n\\]*"(?:; filename="(?:[^"\r\n]*[^"\r\n\\])?"\r\ncontent-type: [^\r\n]+)?\r\n\r\n/i;

/** The end of the last part, with and without the line break that browsers add. */
const end = /^--(?:\r\n)?$/;

/**
 * Whether every part of a form is written as browsers write it (HTML, "multipart form data"). The middleware reads a form
 * by one parser and Next by another: two names on one part, a quoted letter or a charset of its own would show each
 * of them another form.
 */
export function arePartsPlain(bytes: Uint8Array, boundary: string): boolean {
  // Each byte becomes one letter, and those that separate parts are ASCII.
  const text = `\r\n${new TextDecoder('latin1').decode(bytes)}`;
  const [before, ...parts] = text.split(`\r\n--${boundary}`);
  const last = parts.pop() ?? '';
  return before === '' && end.test(last) && parts.every((part) => head.test(part));
}
