/** Deeper than any argument of ours; React reads arguments by recursion. */
const maxDepth = 40;

/** Values that React writes as text and that refer to nothing: undefined, numbers beyond JSON, and dates. */
const plainValue = /^\$(?:undefined|NaN|-?Infinity|-0|D[\d:.TZ+-]{1,32})$/;

/** A form as an argument; its fields stand beside the arguments. */
const formReference = /^\$K[0-9a-f]{1,4}$/;

/** An object that stands in the arguments already, by its path, such as `$0:0:items`. */
const pathReference = /^\$0(?::[^:]+)+$/;

/**
 * Whether the arguments of a server action, row 0 of React's encoding (react-server-dom, `encodeReply`), are a list of
 * plain values, forms and objects that stand in it. References to functions, promises, files, maps and streams are
 * refused: no action of ours takes one, and Next answers one that leads nowhere with a bare 500.
 */
export function areArgumentsReadable(row: string, { hasForms }: { hasForms: boolean }): boolean {
  let list: unknown;
  try {
    list = JSON.parse(row);
  } catch {
    return false;
  }
  const isText = (text: string) =>
    !text.startsWith('$') ||
    text.startsWith('$$') ||
    plainValue.test(text) ||
    (hasForms && formReference.test(text)) ||
    (pathReference.test(text) && leadsToObject(list, text.split(':').slice(1)));
  return Array.isArray(list) && areTexts(list, isText);
}

/** Whether every text passes, level by level: a value that is nested too deeply ends no recursion of ours. */
function areTexts(list: unknown, isText: (text: string) => boolean): boolean {
  let level: unknown[] = [list];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    const texts = level.filter((value) => typeof value === 'string');
    if (!texts.every(isText)) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}

function leadsToObject(list: unknown, keys: readonly string[]): boolean {
  let value = list;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'object' && value !== null;
}
