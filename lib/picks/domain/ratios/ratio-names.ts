import { editDistance } from '@/lib/text/compare-texts';
import { ratioIds, ratioList, type RatioId } from './ratio-list';

/** Names by their words, so that a text is read once however many names there are. */
export type NameTree<Value> = { value: Value | null; next: Map<string, NameTree<Value>> };

export function nameTree<Value>(named: readonly (readonly [string, Value])[]): NameTree<Value> {
  const root: NameTree<Value> = { value: null, next: new Map() };
  for (const [name, value] of named) {
    let branch = root;
    for (const word of name.toLowerCase().split(' ')) {
      const next = branch.next.get(word) ?? { value: null, next: new Map() };
      branch.next.set(word, next);
      branch = next;
    }
    branch.value = value;
  }
  return root;
}

export const ratioTree = nameTree(ratioIds.map((id) => [ratioList[id].name, id] as const));

/** The longest name that begins here, in any case and with any spaces; null for none. */
export function longestName<Value>(
  tree: NameTree<Value>,
  text: string,
  from: number,
): { value: Value; to: number } | null {
  const word = /\s*([a-z0-9]+)/iy;
  word.lastIndex = from;
  let found: { value: Value; to: number } | null = null;
  let branch: NameTree<Value> | undefined = tree;
  while (branch) {
    const match = word.exec(text);
    branch = match ? branch.next.get(match[1]!.toLowerCase()) : undefined;
    if (branch && branch.value !== null) found = { value: branch.value, to: word.lastIndex };
  }
  return found;
}

/** Short forms that people of the field type. */
const shortForms: Readonly<Record<string, RatioId>> = {
  pe: 'priceToEarnings',
  'p/e': 'priceToEarnings',
  pb: 'priceToBook',
  'p/b': 'priceToBook',
  roe: 'returnOnEquity',
  roce: 'returnOnCapitalEmployed',
  roa: 'returnOnAssets',
  eps: 'earningsPerShare',
  opm: 'operatingMargin',
  peg: 'pegRatio',
  fcf: 'freeCashFlow',
  ev: 'enterpriseValue',
  mcap: 'marketCap',
  'market capitalization': 'marketCap',
  'market capitalisation': 'marketCap',
};

/** The closest name, if at most a third of its letters differ. */
export function nearestName(typed: string): string | null {
  const wanted = typed.toLowerCase().replace(/\s+/g, ' ').slice(0, 60);
  const short = Object.hasOwn(shortForms, wanted) ? shortForms[wanted] : undefined;
  if (short) return ratioList[short].name;
  let nearest: string | null = null;
  let min = Infinity;
  for (const id of ratioIds) {
    const { name } = ratioList[id];
    const distance = editDistance(wanted, name.toLowerCase(), Math.floor(name.length / 3));
    if (distance !== null && distance < min) [nearest, min] = [name, distance];
  }
  return nearest;
}
