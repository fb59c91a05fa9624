/** What an article says as one text, and where in it each text node begins. */
export type PassageText = {
  text: string;
  nodes: readonly { node: Text; start: number }[];
};

const blocks = 'p, li, h2, h3, h4, td, th, blockquote, dt, dd, pre';
/** Notes that open over the text, and whatever is there to be used and not to be read. */
const notRead = '[popover], form, figure, button, [data-not-read]';

/** Blocks are parted by the end of a line, as a selection copies them. */
export function passageText(article: Element): PassageText {
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(notRead)) continue;
    const own = parent.closest(blocks);
    if (text !== '' && own !== block) text += '\n';
    block = own;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  return { text, nodes };
}

/** The range of the document from one place of the text to another. */
export function rangeBetween({ nodes }: PassageText, start: number, end: number): Range | null {
  const first = nodes.findLast((each) => each.start <= start);
  const last = nodes.findLast((each) => each.start < end);
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

/** Which places of the text a range covers; null when it covers none. */
export function placesOf(
  { nodes }: PassageText,
  range: Range,
): { from: number; to: number } | null {
  const covered = nodes.filter(({ node }) => range.intersectsNode(node));
  const first = covered[0];
  const last = covered.at(-1);
  if (!first || !last) return null;
  const from = first.start + (first.node === range.startContainer ? range.startOffset : 0);
  const to = last.start + (last.node === range.endContainer ? range.endOffset : last.node.length);
  return from < to ? { from, to } : null;
}

/** The paragraphs and points of a list, by the places of their text. */
export function paragraphsOf({ text }: PassageText): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    if (line.trim().split(/\s+/).length > 5) found.push({ from, to: from + line.length });
    from += line.length + 1;
  }
  return found;
}
