import { addressOf, routeHandlers } from '@/tests/unit/architecture/called-functions';
import {
  allowedMethods,
  hasReadableBody,
  refusalOf,
  type RequestHead,
} from '@/lib/security/refuse-request';
import { arePartsPlain } from '@/lib/security/form-parts';
import { timedAsync } from '@/tests/factories/cpu-time';

const id = '40'.padEnd(42, 'a');

type Headers = Readonly<Record<string, string>>;

function statusOf(
  headers: Headers,
  {
    method = 'POST',
    path = '/analytics',
    canonical = path,
    search = '',
  }: Partial<RequestHead> = {},
): number | null {
  const head = { method, path, canonical, search, headers: new Headers(headers) };
  return refusalOf(head)?.status ?? null;
}

const get = { method: 'GET' };
const ofLength = (length: number | string) => ({ 'content-length': String(length) });
const typed = (type: string) => ({ ...ofLength(10), 'content-type': type });
const form = (boundary = 'a') => typed(`multipart/form-data; boundary=${boundary}`);
const actionOf = (headers: Headers, actionId = id) => ({ ...headers, 'next-action': actionId });

test.each<[string, Headers, Partial<RequestHead>?]>([
  ['nothing special', {}, get],
  ['a form', form('----WebKitFormBoundaryA1')],
  ['a form with a quoted boundary', typed('multipart/form-data; charset=utf-8; boundary="a b"')],
  ['an action', actionOf(form())],
  ['an action with plain text', actionOf(typed('text/plain;charset=UTF-8'))],
  ['an action of a static page', actionOf(form()), { path: '/privacy-policy' }],
  ['JSON', typed('application/json'), { path: '/api/login' }],
  ['a form that a handler reads', form(), { path: '/api/enquiries' }],
  ['an empty body', ofLength(0)],
  ['DELETE without a body', {}, { method: 'DELETE', path: '/api/account/avatar' }],
  ['a long address', {}, { ...get, search: `?${'q'.repeat(7_000)}` }],
])('lets through %s', (_, headers, head = {}) => {
  expect(statusOf(headers, head)).toBeNull();
});

test.each(['TRACE', 'PROPFIND', 'get', 'PUT', 'DELETE', 'PATCH', 'FOO'])(
  'refuses %s, and says what is taken',
  (method) => {
    const head = { method, path: '/analytics', canonical: '/analytics', search: '' };
    expect(refusalOf({ ...head, headers: new Headers() })).toEqual({
      status: 405,
      problem: 'method',
      allow: 'GET, HEAD, OPTIONS, POST',
    });
  },
);

test.each(['/privacy-policy', '/glossary/exit-load', '/robots.txt', '/_next/static/chunks/a.js'])(
  '%s takes no form',
  (path) => {
    expect(statusOf(form(), { path })).toBe(405);
    expect(statusOf({ 'content-type': 'text/html' }, { path, ...get })).toBeNull();
  },
);

test.each<[string, number, Headers, Partial<RequestHead>?]>([
  ['more than 8,000 characters of address', 414, {}, { ...get, search: `?${'q'.repeat(8_000)}` }],
  ['no length', 411, {}],
  ['a length that is none', 411, ofLength('1e3')],
  ['a negative length', 411, ofLength(-1)],
  ['a body in pieces', 411, { 'transfer-encoding': 'chunked' }, get],
  ['a body of GET', 400, ofLength(3), get],
  ['a long form', 413, { ...form(), ...ofLength(32_001) }, { path: '/premium-services' }],
  ['a long action', 413, actionOf({ ...form(), ...ofLength(200_001) }), { path: '/tables' }],
  ['a long file of transactions', 413, { ...form(), ...ofLength(430_001) }],
  ['the action of a long file', 413, actionOf({ ...form(), ...ofLength(430_001) })],
  ['a long picture', 413, ofLength(1_100_001), { path: '/api/account/avatar' }],
  ['a form without a boundary', 400, typed('multipart/form-data')],
  ['a form with an empty boundary', 400, form('')],
  ['a boundary that is too long', 400, form('a'.repeat(71))],
  ['a form with two boundaries', 400, form('a; boundary=b')],
  ['another kind of multipart', 400, typed('multipart/mixed; boundary=a')],
  ['an action without an id', 400, actionOf(form(), '')],
  ['an id of other letters', 400, actionOf(form(), 'z'.repeat(42))],
  ['an id that is too long', 400, actionOf(form(), 'a'.repeat(43))],
  ['an action that is read', 400, actionOf({}), get],
  ['an action of another type', 415, actionOf(typed('application/json'))],
  ['an action without a type', 415, actionOf(ofLength(2))],
  // An address below /api without a handler shows the page for missing ones, whose layout has actions.
  ['an action below /api', 400, actionOf(form()), { path: '/api/no-such-handler' }],
  ['a form below /api', 415, form(), { path: '/api/no-such-handler' }],
  [
    'a form at another spelling of its handler',
    415,
    form(),
    { path: '/API/enquiries', canonical: '/api/enquiries' },
  ],
])('refuses %s with %d', (_, status, headers, head = {}) => {
  expect(statusOf(headers, head)).toBe(status);
});

const handlers = routeHandlers.map(({ path, name }) => ({
  name,
  address: addressOf(path).replace(/\[[^\]]+\]/g, 'x'),
}));

test.each(handlers)('$name of $address is among the methods that are taken', (handler) => {
  expect(allowedMethods(handler.address)).toContain(handler.name);
});

test('two addresses take more methods than GET and POST', () => {
  const further = handlers.filter(({ name }) => !['GET', 'HEAD', 'POST'].includes(name));
  expect([...new Set(further.map(({ address }) => address))].sort()).toEqual([
    '/api/account/avatar',
    '/api/support/wall/x',
  ]);
});

describe('a body', () => {
  const asAction = { 'next-action': id };
  const sent = (type: string, body: string, headers = {}) =>
    new Request('http://localhost:3000/analytics', {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
    });
  const textAction = (list: string) => sent('text/plain', list, asAction);

  const part = (disposition: string, value: string) =>
    `--fields-of-a-form\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
  const multipart = (parts: readonly string[], headers = {}, boundary = 'fields-of-a-form') =>
    sent(
      `multipart/form-data; boundary=${boundary}`,
      `${parts.join('')}--fields-of-a-form--\r\n`,
      headers,
    );
  const oneField = part('name="b"', 'c');
  const whole = `${oneField}--fields-of-a-form--\r\n`;
  const fieldsSent = (...fields: readonly (readonly [string, string])[]) =>
    multipart(fields.map(([name, value]) => part(`name="${name}"`, value)));

  /** An action whose arguments are behind a part of another writing. */
  const actionAfter = (disposition: string) =>
    multipart([part(disposition, '[1]'), part('name="0"', '[]')], asAction);
  /** An action with a form among its arguments. */
  const actionWithForm = (list: string) =>
    multipart([part('name="_1_b"', 'c'), part('name="0"', list)], asAction);

  /** A form without scripts, whose action has bound arguments. */
  const reference = ['$ACTION_REF_1', ''] as const;
  const boundTo = (place: string | null, key = '$ACTION_1:0') =>
    [key, JSON.stringify({ id, bound: place })] as const;
  const bound = (list: string, ...more: readonly (readonly [string, string])[]) =>
    fieldsSent(reference, boundTo('$@1'), ['$ACTION_1:1', list], ...more);

  const namedPart = (length: number) => part(`name="${'n'.repeat(length)}"`, '');
  const filePart = (nameLength: number, typeLength: number) =>
    part(
      `name="a"; filename="${'f'.repeat(nameLength)}"\r\ncontent-type: ${'t'.repeat(typeLength)}`,
      '',
    );
  const longestBoundary = 'b'.repeat(70);

  const isRead = (request: Request) => hasReadableBody(request, '/analytics');

  test.each([
    ['a whole form', multipart([oneField])],
    [
      'a form with a boundary of one letter',
      sent('multipart/form-data; boundary=a', whole.replaceAll('fields-of-a-form', 'a')),
    ],
    [
      'a form with the longest boundary, in quotes',
      sent(
        `multipart/form-data;  boundary="${longestBoundary}"`,
        whole.replaceAll('fields-of-a-form', longestBoundary),
      ),
    ],
    [
      'a form without its last line break',
      sent('multipart/form-data; boundary=fields-of-a-form', whole.trimEnd()),
    ],
    ['a form of a thousand parts', multipart(Array<string>(1_000).fill(oneField))],
    ['parts with the longest heads', multipart([namedPart(200), filePart(1_001, 200)])],
    ['plain text that is no action', sent('text/plain', '{')],
    ['an action with a part whose name is not Latin', actionAfter('name="_1_₹"')],
    [
      'an action with a file',
      actionAfter('name="_1_a"; filename="b.csv"\r\ncontent-type: text/csv; charset=utf-8'),
    ],
    ['an action with a form', actionWithForm('[{"status":"fresh"},"$K1"]')],
    [
      'a form without scripts that names its action',
      fieldsSent([`$ACTION_ID_${id}`, ''], ['sid', 'a']),
    ],
    [
      'one with bound arguments',
      bound(
        '[{"status":"fresh","typed":{"a":"$$5"},"again":"$1:0:typed"}]',
        ['$ACTION_KEY', 'k1'],
        ['username', '$h1'],
      ),
    ],
    ['one with none', fieldsSent(['$ACTION_REF_2', ''], boundTo(null, '$ACTION_2:0'))],
  ])('is read: %s', async (_, request) => {
    expect(await isRead(request)).toBe(true);
  });

  test.each([
    '[]',
    '["a"]',
    '[1,null,true,"₹5","$$5","$undefined","$NaN","$-Infinity","$-0"]',
    '["$D2026-11-23T10:00:00.000Z"]',
    '[{"all":[{"a":1}],"first":"$0:0:all:0"}]',
  ])('is read: an action with %s', async (list) => {
    expect(await isRead(textAction(list))).toBe(true);
  });

  test.each([
    ...['$F1', '$h1', '$@1', '$K1', '$B1', '$Q1', '$W1', '$i1', '$R1', '$x1', '$A1', '$T', '$n1x'],
    ...['$1', '$', '$0', '$0:1', '$0:0:length', '$0:__proto__', '$0:constructor:constructor'],
    '$Dzz',
  ])('is not read: an action with the argument %s', async (argument) => {
    expect(await isRead(textAction(JSON.stringify([argument])))).toBe(false);
  });

  test.each([
    ['whose arguments are no list', '1'],
    ['whose arguments are an object', '{"0":"a"}'],
    ['that is no JSON', '['],
    ['with eleven arguments', JSON.stringify(Array(11).fill(1))],
    ['with a reference deep inside', '[{"a":[{"b":"$@0"}]}]'],
    ['60 lists deep', `${'['.repeat(60)}${']'.repeat(60)}`],
    ['90,000 lists deep', `${'['.repeat(90_000)}${']'.repeat(90_000)}`],
    ['20,000 objects deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ])('is not read: an action %s', async (_, list) => {
    expect(await isRead(textAction(list))).toBe(false);
  });

  test.each([
    ['nothing', sent('multipart/form-data; boundary=a', '')],
    [
      'a form that stops',
      sent('multipart/form-data; boundary=fields-of-a-form', oneField.trimEnd()),
    ],
    ['a form with another boundary', multipart([oneField], {}, 'b')],
    [
      'a form that goes on after its end',
      sent('multipart/form-data; boundary=fields-of-a-form', `${whole}more`),
    ],
    [
      'a form that begins with other letters than its boundary',
      sent('multipart/form-data; boundary=fields-of-a-form', whole.replace('--', 'xx')),
    ],
    ['a form of 1,001 parts', multipart(Array<string>(1_001).fill(oneField))],
    ['a name that is too long', multipart([namedPart(201)])],
    ['the name of a file that is too long', multipart([filePart(1_002, 10)])],
    ['the type of a file that is too long', multipart([filePart(10, 201)])],
    ['a part without a name', sent('multipart/form-data; boundary=a', '--a\r\nx\r\n--a--\r\n')],
    ['an action without arguments', multipart([oneField], asAction)],
    ['bound arguments that are no JSON', fieldsSent(['$ACTION_1:0', 'c'])],
    ['a form with a reference to a function', actionWithForm('["$h1","$K1"]')],
    // Each of these kept its connection open or was answered with a bare 500 (Next 16.4).
    ['bound arguments that wait for themselves', bound('["$h2"]', boundTo('$@1', '$ACTION_1:2'))],
    ['bound arguments that refer to themselves', bound('["$1:0"]')],
    ['a number that is too long', bound('["$n9"]')],
    ['bound arguments in another row', bound('["$Q2"]', ['$ACTION_1:2', '[]'])],
    ['bound arguments that are no list', bound('{}')],
    ['a second list', bound('[]', ['$ACTION_1:1', '["$h2"]'])],
    ['no bound arguments', fieldsSent(reference, boundTo('$@1'))],
    [
      'other bound arguments',
      fieldsSent(reference, boundTo('$1:__proto__'), ['$ACTION_1:1', '[]']),
    ],
    ['an action without its row', fieldsSent(reference)],
    [
      'an action whose name is no number',
      fieldsSent(['$ACTION_REF_x', ''], ['$ACTION_x:0', '{'], ['$ACTION_x:1', '[]']),
    ],
    ['an action by an id of other letters', fieldsSent(['$ACTION_ID_constructor', ''])],
    [
      'a part before the first boundary',
      multipart(['a\r\n', part('name="_1_a"', '[1]'), part('name="0"', '[]')], asAction),
    ],
  ])('is not read: %s', async (_, request) => {
    expect(await isRead(request)).toBe(false);
  });

  // Next parses a form by another parser than the middleware, which may be more lenient.
  test.each([
    ['a whole form', whole, true],
    ['a form that goes on after its end', `${whole}more`, false],
    ['a form that begins with other letters', whole.replace('--', 'xx'), false],
  ])('is judged before any parser sees it: %s', (_, body, expected) => {
    const type = 'multipart/form-data; boundary=fields-of-a-form';
    expect(arePartsPlain(new TextEncoder().encode(body), type)).toBe(expected);
  });

  // React reads the arguments from the first of two such rows, and what checks them reads the second.
  test.each(['00', ' 0', '', '0x0', '1', 'S0', '0'])(
    'is not read: an action with a second row called "%s"',
    async (name) => {
      expect(await isRead(actionAfter(`name="${name}"`))).toBe(false);
    },
  );

  test.each([
    'name="0"\r\ncontent-disposition: form-data; name="_1_a"',
    'name="\\0"',
    'name="_1_a"; name="0"',
    'name="_1_a"\r\ncontent-type: text/plain; charset=gbk',
    'name="_1_a"\r\ncontent-transfer-encoding: base64',
    'name="_1_a"; filename="a\\"',
    "name*=utf-8''0",
  ])('is not read: an action with the part %j', async (disposition) => {
    expect(await isRead(actionAfter(disposition))).toBe(false);
  });

  /** Each level holds the one before twice: 2^levels values in a text that grows by a line for each. */
  const doubled = (levels: number) => [
    Object.fromEntries(
      Array.from({ length: levels }, (_, level) => {
        const before = level === 0 ? {} : `$0:0:${String(level - 1)}`;
        return [level, { one: before, other: before }];
      }),
    ),
  ];

  test.each([
    ['an object that is there twice', doubled(3), true],
    ['one of a billion values', doubled(30), false],
    ['one that holds itself', [{ a: '$0:0' }], false],
    ['two that hold each other', [{ a: '$0:1' }, { b: '$0:0' }], false],
    ['a long text a thousand times', [['a'.repeat(9_000)], Array(1_000).fill('$0:0')], false],
    [
      'a long name a thousand times',
      [{ ['a'.repeat(9_000)]: 1 }, Array(1_000).fill('$0:0')],
      false,
    ],
    ['a long list', [Array(90_000).fill(1)], true],
  ])('arguments that refer to each other: %s, decided at once', async (_, list, expected) => {
    const { result, ms } = await timedAsync(() => isRead(textAction(JSON.stringify(list))));
    expect(result).toBe(expected);
    expect(ms).toBeLessThan(500);
  });
});
