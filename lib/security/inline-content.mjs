import { createHash } from 'node:crypto';

/** Types of script elements that hold data: a policy does not apply to them. */
const dataTypes = ['application/ld+json', 'application/json'];

const quoted = `"[^"]*"|'[^']*'`;
const elements = (name) =>
  new RegExp(`<${name}((?:\\s(?:${quoted}|[^'">])*)?)>([\\s\\S]*?)</${name}\\s*>`, 'gi');
/** A tag without an end is read up to where it breaks off, so that nothing is read twice. */
const tags = new RegExp(`<[a-z](?:${quoted}|[^'">])*(?:['">]|$)`, 'gi');
const attributes = new RegExp(`\\s([a-z:-]+)(?:=(${quoted}|[^\\s"'>]+))?`, 'gi');

/**
 * The hashes of the inline scripts, style elements and style attributes of a prerendered page, for its content security
 * policy.
 * @throws when the page holds something that no hash can allow.
 */
export function inlineContent(html) {
  const scripts = elementsIn(html, 'script');
  const styles = elementsIn(html, 'style').map(({ text }) => text);
  const markup = html
    .replace(elements('script'), '<script$1></script>')
    .replace(elements('style'), '<style$1></style>');
  const opened = [...markup.matchAll(/<script[\s>]/gi)].length;
  if (opened !== scripts.length) throw new Error('a script element has no end');
  const styleAttributes = [];
  for (const [tag] of markup.matchAll(tags)) {
    for (const [name, value] of attributesOf(tag)) {
      if (name.startsWith('on')) throw new Error(`the attribute ${name} holds a script`);
      if (/^\s*javascript:/i.test(value)) throw new Error(`${name} holds a javascript: address`);
      if (name === 'style') styleAttributes.push(value);
    }
  }
  const inline = scripts.filter(
    ({ attributes: own }) => !own.has('src') && !dataTypes.includes(own.get('type')),
  );
  if (inline.some(({ attributes: own }) => own.has('nonce'))) {
    throw new Error('a script carries a nonce, which a page that is built once cannot renew');
  }
  return {
    scriptHashes: hashes(inline.map(({ text }) => text)),
    styleHashes: hashes(styles),
    styleAttributeHashes: hashes(styleAttributes),
  };
}

/**
 * The hashes of the scripts and style elements that carry this nonce, with `replacement` in place of the nonce in their
 * texts: for a page that was rendered for one nonce and is sent again without. An element without the nonce is not ours
 * and gets no hash.
 */
export function noncedContent(html, nonce, replacement) {
  const textsOf = (name) =>
    elementsIn(html, name)
      .filter(({ attributes: own }) => own.get('nonce') === nonce && !own.has('src'))
      .map(({ text }) => text.replaceAll(nonce, replacement));
  return { scriptHashes: hashes(textsOf('script')), styleHashes: hashes(textsOf('style')) };
}

function elementsIn(html, name) {
  return [...html.matchAll(elements(name))].map(([, own, text]) => ({
    attributes: attributesOf(own),
    text,
  }));
}

function attributesOf(tag) {
  return new Map(
    [...tag.matchAll(attributes)].map(([, name, value = '']) => [
      name.toLowerCase(),
      decode(value.replace(/^(["'])([\s\S]*)\1$/, '$2')),
    ]),
  );
}

/** The few entities that React writes into attributes. */
function decode(value) {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function hashes(texts) {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
