import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownOrigin } from '../e2e/fixtures/raw-request';
import type { HostileCase } from './cases';

export type HostileRequest = {
  /** Where the text is, for the report. */
  place: string;
  path: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
};

type Manifest = {
  node: Readonly<Record<string, { exportedName?: string; filename?: string }>>;
};

const built = join(__dirname, '../../.next/server/server-reference-manifest.json');

/** The ids that the build gave to the server actions, by `file#name`. */
export function actionIds(): Map<string, string> {
  const { node } = JSON.parse(readFileSync(built, 'utf8')) as Manifest;
  return new Map(
    Object.entries(node).map(([id, { filename = '', exportedName = '' }]) => [
      `${filename.replace(/^.*?((?:app|lib|components)\/)/, '$1')}#${exportedName}`,
      id,
    ]),
  );
}

/** A header may hold visible ASCII alone; Node's client refuses the rest before it is sent. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '%').slice(0, 12_000);

/**
 * The requests that carry a text into an entry: once in every key or field together, and once in each header, the
 * path and the body. An address is cut to what the site takes, so that it is read and not refused for its length.
 */
export function requestsOf(
  entry: string,
  hostile: HostileCase,
  text: string,
  actionId: string | undefined,
): HostileRequest[] {
  const method = entry.split('#')[1] ?? 'GET';
  const isAction = actionId !== undefined;
  const base = { method: isAction ? 'POST' : method, headers: {} };
  const plainPath = hostile.path.replace('{text}', 'x');
  const requests: HostileRequest[] = [];
  if (hostile.path.includes('{text}')) {
    const part = addressPart(text, 900) || 'x';
    requests.push({ ...base, place: 'path', path: hostile.path.replace('{text}', part) });
  }
  const keys = hostile.keys ?? [];
  if (keys.length > 0) {
    const each = Math.floor(7_000 / keys.length) - 12;
    const query = keys.map((key) => `${key}=${addressPart(text, each)}`).join('&');
    requests.push({ ...base, place: 'query', path: `${plainPath}?${query}` });
    // The longest value that an address can hold, for one key after the other from shape to shape.
    const longest = keys[text.length % keys.length] ?? '';
    requests.push({
      ...base,
      place: `query ${longest}`,
      path: `${plainPath}?${longest}=${addressPart(text, 6_800)}`,
    });
  }
  for (const name of hostile.headers ?? []) {
    const value = name === 'authorization' ? `Bearer ${headerText(text)}` : headerText(text);
    requests.push({
      ...base,
      place: `header ${name}`,
      path: plainPath,
      headers: { [name]: name === 'cookie' ? `session=${value}` : value },
    });
  }
  if (isAction) requests.push(...actionRequests(hostile, text, actionId, plainPath));
  else if (hostile.body) requests.push(...bodyRequests(hostile, text, method, plainPath));
  if (requests.length === 0) requests.push({ ...base, place: 'nothing', path: plainPath });
  return requests.map((request) => ({
    ...request,
    headers: { origin: ownOrigin, ...request.headers },
  }));
}

/** As much of the text as fits when it is escaped; no escape is cut in two. */
function addressPart(text: string, max: number): string {
  let part = encodeURIComponent(text.slice(0, max).toWellFormed()).slice(0, max);
  part = part.replace(/%[\dA-F]?$/, '');
  while (part !== '' && !isDecodable(part)) part = part.slice(0, part.lastIndexOf('%'));
  return part;
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** As React encodes the arguments of an action: see `encodeReply` of react-server-dom. */
function actionRequests(
  { plainArguments, fields = [], file }: HostileCase,
  text: string,
  id: string,
  path: string,
): HostileRequest[] {
  const headers = { 'next-action': id, accept: 'text/x-component' };
  if (plainArguments !== undefined) {
    const values = [
      text,
      { id: text, kind: text, title: text, items: [text], [text]: text },
      [text],
    ];
    return values.map((value, index) => ({
      place: `argument of kind ${String(index)}`,
      path,
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
      body: Buffer.from(JSON.stringify(Array.from({ length: plainArguments }, () => value))),
    }));
  }
  // An action takes the form alone, or the state before it and the form.
  return [
    [0, '["$K1"]'],
    [1, '["$undefined","$K1"]'],
  ].map(([index, outline]) => {
    const parts = [
      ...fields.map((name) => part(`_1_${name}`, text)),
      ...(file ? [part(`_1_${file}`, text, 'x.csv')] : []),
      part('0', String(outline)),
    ];
    return {
      place: `form as argument ${String(index)}`,
      path,
      method: 'POST',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: multipart(parts),
    };
  });
}

function bodyRequests(
  { body, fields = [], file }: HostileCase,
  text: string,
  method: string,
  path: string,
): HostileRequest[] {
  const raw = { place: 'body', path, method, body: Buffer.from(text) };
  if (body === 'bytes') return [{ ...raw, headers: { 'content-type': 'image/png' } }];
  if (body === 'form') {
    const parts = [
      ...fields.map((name) => part(name, text)),
      ...(file ? [part(file, text, 'x.pdf')] : []),
    ];
    const type = `multipart/form-data; boundary=${boundary}`;
    return [
      { ...raw, place: 'form', headers: { 'content-type': type }, body: multipart(parts) },
      { ...raw, headers: { 'content-type': type } },
    ];
  }
  const type = { 'content-type': 'application/json' };
  const values = Object.fromEntries(fields.map((name) => [name, text]));
  return [
    { ...raw, headers: type },
    { ...raw, place: 'JSON', headers: type, body: Buffer.from(JSON.stringify(values)) },
  ];
}

const boundary = '----hostile-input';

function part(name: string, value: string, fileName?: string): string {
  const disposition = `form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}`;
  const type = fileName ? '\r\ncontent-type: application/octet-stream' : '';
  return `--${boundary}\r\ncontent-disposition: ${disposition}${type}\r\n\r\n${value}\r\n`;
}

function multipart(parts: readonly string[]): Buffer {
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}
