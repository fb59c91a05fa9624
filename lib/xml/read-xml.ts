import { Parser } from 'saxen';

/** Why a text is not read. */
export type XmlTrouble = {
  /**
   * `damaged`: not well-formed, usually half a file. `declaration`: a document type or an entity of its own, which
   * may expand without end or read other files.
   */
  problem: 'damaged' | 'declaration' | 'too-deep' | 'too-many';
  /** The element or text that is wrong; empty where the whole is meant. */
  found: string;
  /** From 1; null where the whole is meant. */
  line: number | null;
};

/** A results filing has about 6,000 elements, 4 deep. */
export const xmlLimits = { elements: 200_000, depth: 16, textCharacters: 300 } as const;

export type XmlListener = {
  /** @param name as written, with its prefix. @param lineOf counts from 1, and takes time. */
  open: (name: string, attributes: Readonly<Record<string, string>>, lineOf: () => number) => void;
  /** @param text of the element alone, cut after `textCharacters`: a note may hold a whole page. */
  close: (name: string, text: string) => void;
};

class Damaged extends Error {}

/**
 * Reads XML without a document type, so that nothing is expanded and no other file is opened, in one pass and within
 * limits of depth and number. @param text bounded by its caller. @returns what is wrong; null for a text that was read
 */
export function readXml(text: string, { open, close }: XmlListener): XmlTrouble | null {
  const parser = new Parser();
  const texts: string[] = [];
  let elements = 0;
  let trouble: XmlTrouble | null = null;
  const stop = (problem: XmlTrouble['problem'], found: string, line: number) => {
    trouble ??= { problem, found, line };
    parser.stop();
  };
  const add = (more: string) => {
    const last = texts.length - 1;
    const known = texts[last];
    if (known === undefined || known.length >= xmlLimits.textCharacters) return;
    texts[last] = (known + more).slice(0, xmlLimits.textCharacters);
  };
  parser.on('openTag', (name, getAttributes, decode, _isSelfClosing, getContext) => {
    if (trouble) return;
    elements += 1;
    const lineOf = () => getContext().line + 1;
    if (elements > xmlLimits.elements) return stop('too-many', name, lineOf());
    if (texts.length >= xmlLimits.depth) return stop('too-deep', name, lineOf());
    texts.push('');
    const attributes = Object.fromEntries(
      Object.entries(getAttributes()).map(([key, value]) => [
        key,
        decode(value.slice(0, xmlLimits.textCharacters)),
      ]),
    );
    open(name, attributes, lineOf);
  });
  parser.on('closeTag', (name) => {
    if (!trouble) close(name, texts.pop() ?? '');
  });
  // Cut before it is decoded: what is cut off may be megabytes of a note.
  parser.on('text', (more, decode) => add(decode(more.slice(0, 2 * xmlLimits.textCharacters))));
  parser.on('cdata', add);
  parser.on('attention', (found, _decode, getContext) =>
    stop('declaration', found, getContext().line + 1),
  );
  const damaged = (error: Error, getContext: () => { line: number }) => {
    if (!trouble) {
      // saxen names the first line where a file ends in the middle of a text.
      const isEnd = /end of file/.test(error.message);
      stop('damaged', error.message, isEnd ? text.split('\n').length : getContext().line + 1);
    }
    // Stopped parsers still read the rest of a tag, which may be megabytes of wrong attributes.
    throw new Damaged();
  };
  parser.on('error', damaged).on('warn', damaged);
  try {
    parser.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
  }
  if (trouble) return trouble;
  return elements === 0 ? { problem: 'damaged', found: '', line: null } : null;
}
