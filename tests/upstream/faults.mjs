import { gzipSync } from 'node:zlib';
import { formatFaults } from './format-faults.mjs';
import { newsClockFaults, newsTextFaults } from './news-faults.mjs';

const dayMs = 86_400_000;

/**
 * What can go wrong with a provider. A fault that changes the answer is a function of its text; one that
 * changes how it is sent writes the response itself.
 */
const textFaults = {
  truncated: (text) => text.slice(0, Math.floor(text.length / 2)),
  empty: () => '',
  null: () => 'null',
  html: () => '<!doctype html><html><body><h1>We will be back soon</h1></body></html>',
  'wrong-type': (text) => (text.startsWith('[') ? '{"a":1}' : '[1,2,3]'),
  'changed-shape': (text) =>
    text
      .replaceAll('"id":', '"identifier":')
      .replaceAll('"prices":', '"points":')
      .replaceAll('"data":', '"payload":')
      .replaceAll('"coins":', '"items":')
      .replaceAll('"rates":', '"quotes":')
      .replace('Net Asset Value', 'Value')
      .replace('ClsPric', 'Close')
      .replace(/<(\/?)item>/g, '<$1story>'),
  'numbers-as-strings': (text) => text.replace(/:(-?\d[\d.e+-]*)/g, ':"$1"'),
  negative: (text) => text.replace(/"current_price":/g, '"current_price":-'),
  infinite: (text) => text.replace(/("current_price":|\d,)-?\d[\d.]*/g, '$11e400'),
  nulls: (text) =>
    text
      .replace(/("(?!market_cap_rank)[a-z_0-9]+":)-?\d[\d.e+-]*/g, '$1null')
      .replace(/("(?:value|nav)":)"[\d.]+"/g, '$1null')
      .replace(/(\[\d+,)[\d.e+-]+\]/g, '$1null]')
      .replace(/;[\d.]+;/g, ';N.A.;'),
  ...formatFaults,
  ...newsTextFaults,
};

const sendFaults = {
  down: (response) => response.destroy(),
  hanging: () => {},
  dripping: (response, text) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const bytes = Buffer.from(text);
    let sent = 0;
    const writeNext = () =>
      response.write(sent < bytes.length ? bytes.subarray(sent, ++sent) : ' ');
    const timer = setInterval(writeNext, 100);
    response.once('close', () => clearInterval(timer));
  },
  'broken-off': (response, text) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
  },
  'error-500': (response) => response.writeHead(500).end('Internal Server Error'),
  'error-503': (response) => response.writeHead(503, { 'retry-after': '120' }).end(),
  limited: (response) =>
    response
      .writeHead(429, { 'retry-after': '60', 'content-type': 'application/json' })
      .end(
        '{"status":{"error_code":429,"error_message":"You\'ve exceeded the Rate Limit. Please visit ' +
          'https://www.coingecko.com/en/api/pricing to subscribe to our API plans for higher rate limits."}}',
      ),
  // Of CoinGecko's free plan for what only a paid one has, here for every question.
  'plan-refusal': (response) =>
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end(
        '{"error":{"status":{"error_code":10012,"error_message":"Your request exceeds the allowed time range."}}}',
      ),
  forbidden: (response) => response.writeHead(403).end('{"status":{"error_code":10002}}'),
  moved: (response) => response.writeHead(404).end('{"error":"not found"}'),
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const block = Buffer.alloc(1024 * 1024, ' ');
    let left = 200;
    const more = () => {
      if (response.destroyed) return;
      if (left-- === 0) response.end();
      else response.write(block, more);
    };
    more();
  },
  'gzip-bomb': (response) => {
    bomb ??= gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    response
      .writeHead(200, { 'content-encoding': 'gzip', 'content-length': bomb.length })
      .end(bomb);
  },
  'redirect-away': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'redirect-loop': (response, _, request) =>
    response.writeHead(302, { location: request.url }).end(),
};

/** Compressed with the first answer that it breaks. */
let bomb = null;

/** Faults of time: the answer is generated as if it were another day. */
const clockFaults = { future: 10 * dayMs, ancient: -800 * dayMs, ...newsClockFaults };

export const faultNames = [
  'none',
  'slow',
  'held',
  'old-format',
  ...Object.keys(textFaults),
  ...Object.keys(sendFaults),
  ...Object.keys(clockFaults),
];

export function clockShiftMs(fault) {
  return clockFaults[fault] ?? 0;
}

/** A workbook is bytes: a fault sees a character for each. */
function withTextFault(fault, text) {
  const change = textFaults[fault];
  if (!change) return text;
  return typeof text === 'string'
    ? change(text)
    : Buffer.from(change(text.toString('latin1')), 'latin1');
}

/** Sends the answer as the fault wants it; `encode` turns its text into the bytes that are sent. */
export function sendWith(
  { fault, delayMs = 3_000 },
  { request, response, text, type, status = 200, encode = (body) => body },
) {
  const send = () => {
    if (response.destroyed) return;
    const special = sendFaults[fault];
    if (special) return special(response, encode(text), request);
    const body = encode(withTextFault(fault, text));
    response.writeHead(status, { 'content-type': type, 'x-sample-data': 'generated' }).end(body);
  };
  if (fault === 'slow') setTimeout(send, delayMs);
  else send();
}
