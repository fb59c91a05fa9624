import { parseJson } from '@/lib/parse-json';
import { isStaticAddress } from '@/lib/navigation/static-pages';
import { bodyLimitOf, maxActionBytes } from './body-limits';
import { arePartsPlain, boundaryOf } from './form-parts';

/** The parts of a request that can be refused before it is parsed. */
export type RequestHead = {
  method: string;
  /** The path as it arrived, and in one spelling (lib/auth/domain/return-url.ts). */
  path: string;
  canonical: string;
  /** With its question mark. */
  search: string;
  headers: Pick<Headers, 'get' | 'has'>;
};

/** A status of RFC 9110 (section 15.5), a word for scripts, and the methods that a 405 must name. */
export type Refusal = {
  status: 400 | 405 | 411 | 413 | 414 | 415;
  problem: 'malformed' | 'method' | 'length-required' | 'too-large' | 'address-too-long' | 'type';
  allow?: string;
};

/** The longest path of the site has some 120; a query may hold a whole option strategy. */
const maxPathCharacters = 1_000;
const maxAddressCharacters = 8_000;
const withBody = ['POST', 'PUT', 'PATCH'];

/** What route handlers take besides GET, HEAD, OPTIONS and POST. A test compares this with the handlers. */
const furtherMethods: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/api\/account\/avatar$/, methods: ['DELETE'] },
  { path: /^\/api\/support\/wall\/[^/]+$/, methods: ['DELETE'] },
];

/** The ids that Next 16 gives to server actions: 42 hexadecimal digits. */
const actionId = /^[0-9a-f]{42}$/;
const multipart = /^multipart\/form-data *;/i;

/** Why a request is refused by its head alone; null where its body may be read. */
export function refusalOf(head: RequestHead): Refusal | null {
  return (
    refusalOfMethod(head) ?? refusalOfAddress(head) ?? refusalOfLength(head) ?? refusalOfType(head)
  );
}

export function allowedMethods(path: string): readonly string[] {
  const further = furtherMethods.filter((each) => each.path.test(path));
  return ['GET', 'HEAD', 'OPTIONS', 'POST', ...further.flatMap(({ methods }) => methods)];
}

function refusalOfMethod({ method, canonical, path, headers }: RequestHead): Refusal | null {
  // A static page answers the actions of the islands on it, and no form of its own.
  const isForReading = isStaticAddress(path) && !headers.has('next-action');
  const allowed = isForReading ? ['GET', 'HEAD'] : allowedMethods(canonical);
  return allowed.includes(method) || (isForReading && method === 'OPTIONS')
    ? null
    : { status: 405, problem: 'method', allow: allowed.join(', ') };
}

function refusalOfAddress({ path, search }: RequestHead): Refusal | null {
  return path.length > maxPathCharacters || path.length + search.length > maxAddressCharacters
    ? { status: 414, problem: 'address-too-long' }
    : null;
}

function refusalOfLength({ method, canonical, headers }: RequestHead): Refusal | null {
  const length = headers.get('content-length');
  const isRequired = withBody.includes(method) || headers.has('transfer-encoding');
  if (length === null) return isRequired ? { status: 411, problem: 'length-required' } : null;
  if (!/^\d{1,15}$/.test(length)) return { status: 411, problem: 'length-required' };
  if (Number(length) === 0) return null;
  // A body of GET, HEAD or DELETE means nothing (RFC 9110, section 9.3).
  if (!withBody.includes(method)) return { status: 400, problem: 'malformed' };
  return Number(length) > bodyLimitOf(canonical, headers.has('next-action'))
    ? { status: 413, problem: 'too-large' }
    : null;
}

/** The only handler that takes a form; it reads the form itself. */
const formHandler = '/api/enquiries';

function refusalOfType({ method, path, canonical, headers }: RequestHead): Refusal | null {
  const type = headers.get('content-type') ?? '';
  // Bodies below /api are not looked at here, and Next would run an action on the page for a missing address.
  if (canonical.startsWith('/api/')) {
    if (headers.has('next-action')) return { status: 400, problem: 'malformed' };
    if (path !== formHandler && multipart.test(type)) return { status: 415, problem: 'type' };
  }
  if (/^multipart\//i.test(type) && !(multipart.test(type) && boundaryOf(type) !== null)) {
    return { status: 400, problem: 'malformed' };
  }
  const id = headers.get('next-action');
  if (id === null) return null;
  if (method !== 'POST' || !actionId.test(id)) return { status: 400, problem: 'malformed' };
  return multipart.test(type) || /^text\/plain(?: *;|$)/i.test(type)
    ? null
    : { status: 415, problem: 'type' };
}

/**
 * Whether the body of a form or a server action matches its type. Next answers any other with a bare 500.
 * The length was measured before. Handlers below /api read their bodies themselves.
 */
export async function hasReadableBody(request: Request, canonical: string): Promise<boolean> {
  if (request.method !== 'POST' || canonical.startsWith('/api/')) return true;
  const isAction = request.headers.has('next-action');
  const type = request.headers.get('content-type') ?? '';
  const isForm = multipart.test(type);
  if (!isForm && !isAction) return true;
  try {
    if (!isForm) return areArgumentsReadable(await request.text());
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (!arePartsPlain(bytes, type)) return false;
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return areActionRowsReadable(form, isAction);
  } catch {
    return false;
  }
}

/** The field of a form that is an argument. React reads every other name as the number of a row, also `00` and none. */
const fieldOfArgument = /^_[0-9a-f]{1,4}_/;

/** Row 0 of an action holds the arguments. */
function areActionRowsReadable(form: FormData, isAction: boolean): boolean {
  if (!isAction) return areBoundActionsReadable(form);
  const [list, ...others] = form.getAll('0');
  return (
    [...form.keys()].every((name) => name === '0' || fieldOfArgument.test(name)) &&
    others.length === 0 &&
    typeof list === 'string' &&
    areArgumentsReadable(list, { hasForms: true })
  );
}

/** The fields with which a form names its action without scripts (react-dom, `encodeFormAction`). */
const actionField = /^\$ACTION_(?:ID_[0-9a-f]{42}|KEY|REF_(\d{1,9})|(\d{1,9}):[01])$/;

/** Row 0 of an action with a number, exactly as React writes it. */
const boundAction = /^\{"id":"[0-9a-f]{42}","bound":(null|"\$@1")\}$/;

/**
 * Whether a form names its action as React does: by its id, or by a number under which row 0 holds the id and row 1
 * the bound arguments. React waits forever for arguments that refer to each other, and Next answers most others with
 * a bare 500.
 */
function areBoundActionsReadable(form: FormData): boolean {
  const fields = [...form].filter(([name]) => name.startsWith('$ACTION_'));
  const rows = new Map(fields);
  const matches = fields.map(([name]) => actionField.exec(name));
  if (rows.size < fields.length || matches.includes(null)) return false;
  const numbers = new Set(matches.flatMap((match) => match?.[1] ?? match?.[2] ?? []));
  return [...numbers].every((number) => {
    const [row, list] = [rows.get(`$ACTION_${number}:0`), rows.get(`$ACTION_${number}:1`)];
    const bound = typeof row === 'string' ? boundAction.exec(row)?.[1] : undefined;
    if (bound === 'null') return list === undefined;
    return (
      bound !== undefined && typeof list === 'string' && areArgumentsReadable(list, { root: '$1' })
    );
  });
}

/** More than any action of ours takes; Next answers more than a thousand with a bare 500. */
const maxArguments = 10;

/** Deeper than any argument of ours; React reads arguments by recursion. */
const maxDepth = 40;

/** Values that React writes as text and that refer to nothing: undefined, numbers beyond JSON, and dates. */
const plainValue = /^\$(?:undefined|NaN|-?Infinity|-0|D[\d:.TZ+-]{1,32})$/;

/** A form as an argument; its fields stand beside the arguments. */
const formReference = /^\$K[0-9a-f]{1,4}$/;

/**
 * Whether the arguments of a server action, row 0 of React's encoding (react-server-dom, `encodeReply`), are a list of
 * plain values, forms and objects that stand in it. References to functions, promises, files, maps and streams are
 * refused: no action of ours takes one, and Next answers one that leads nowhere with a bare 500.
 * @param options.root how a second reference to an object of the list begins, with its path behind it: `$0:0:items`
 */
function areArgumentsReadable(
  row: string,
  { root = '$0', hasForms = false }: { root?: '$0' | '$1'; hasForms?: boolean } = {},
): boolean {
  const list = parseJson(row);
  if (list === undefined) return false;
  const isPlain = (text: string) =>
    !text.startsWith('$') ||
    text.startsWith('$$') ||
    plainValue.test(text) ||
    (hasForms && formReference.test(text));
  /** The target of a reference in a text; undefined if it is not an object, and for other kinds of reference. */
  const written = (value: unknown) =>
    typeof value !== 'string' || isPlain(value)
      ? value
      : value.startsWith(`${root}:`)
        ? objectAt(list, value.split(':').slice(1))
        : undefined;
  return Array.isArray(list) && list.length <= maxArguments && isShortTree(list, written);
}

/**
 * Whether the values below a list end, each reference written out, at a depth and a length that arguments have. Two
 * references each to the level above make a few hundred bytes as large as one likes. Level by level: a value that is
 * nested too deeply ends no recursion of ours.
 * @param written undefined for a value that is refused
 */
function isShortTree(list: unknown[], written: (value: unknown) => unknown): boolean {
  let level = list;
  let length = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return false;
    const next: unknown[] = [];
    for (const each of level) {
      const value = written(each);
      if (value === undefined) return false;
      length += lengthOf(value);
      if (length > maxActionBytes) return false;
      if (typeof value !== 'object' || value === null) continue;
      for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return true;
}

/** Characters of a text, or of the names in an object, and one for each value. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.length + 1;
  return Object.keys(value).reduce((sum, name) => sum + name.length + 1, 1);
}

function objectAt(list: unknown, keys: readonly string[]): object | undefined {
  let value = list;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'object' && value !== null ? value : undefined;
}
