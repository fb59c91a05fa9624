import { createServer } from 'node:http';
import { answerAsAmfiWeb, schemeMaster, schemeSummary } from './amfi-facts.mjs';
import { answerAsAlternative, answerAsCoinGecko, answerAsFrankfurter } from './coins.mjs';
import { clockShiftMs, faultNames, sendWith } from './faults.mjs';
import { answerAsNewsroom, newsrooms } from './news.mjs';
import { answerAsNse } from './shares.mjs';
import { answerAsMfapi, historyReport, navAll } from './schemes.mjs';

/** The first part of the path names the provider that is being played. */
export const providers = {
  coingecko: json(answerAsCoinGecko),
  alternative: json(answerAsAlternative),
  frankfurter: json(answerAsFrankfurter),
  mfapi: json(answerAsMfapi),
  amfi: answerAsAmfi,
  amfiweb: answerAsAmfiWeb,
  nse: answerAsNse,
  ...Object.fromEntries(newsrooms.map((outlet) => [outlet, answerAsNewsroom(outlet)])),
};

/**
 * A small server that speaks as the providers do, well and badly. It listens on this machine only.
 *
 * `POST /control` with `{ provider, fault, delayMs? }` sets a fault (`provider: '*'` for all, `fault: 'none'`
 * ends it), `{ nowMs }` sets its clock; `GET /control` answers `{ calls, refusals }`, counted by provider since
 * `DELETE /control`, which also ends every fault and sends what the fault `held` kept back until then. A refusal is an
 * error that the provider gives by its own rules.
 *
 * @returns its address, the environment that makes the site ask it, and how to stop it.
 */
export async function startUpstream({ port = 0 } = {}) {
  let faults = {};
  let calls = {};
  let refusals = {};
  let nowMs = null;
  /** Sends each answer that the fault 'held' keeps back. */
  const held = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://upstream');
    if (url.pathname === '/control') return control(request, response);
    const [, provider, path] = /^\/([a-z]+)(\/.*)$/.exec(url.pathname) ?? [];
    if (!Object.hasOwn(providers, provider ?? '')) return response.writeHead(404).end();
    calls[provider] = (calls[provider] ?? 0) + 1;
    const fault = faults[provider] ?? { fault: 'none' };
    const answer = await providers[provider](path, url.searchParams, {
      posted: request.method === 'POST' ? await textOf(request) : null,
      headers: request.headers,
      nowMs: (nowMs ?? Date.now()) + clockShiftMs(fault.fault),
      isOldFormat: fault.fault === 'old-format',
      isPaidPlan: request.headers['x-cg-pro-api-key'] !== undefined,
    });
    if (answer === 'reset') return response.destroy();
    if (answer?.status >= 400) refusals[provider] = (refusals[provider] ?? 0) + 1;
    if (!answer) {
      response.writeHead(404, { 'content-type': 'application/json' });
      return response.end('{"error":"not found"}');
    }
    const sent = { request, response, ...answer };
    if (fault.fault === 'held') held.push(() => sendWith({ fault: 'none' }, sent));
    else sendWith(fault, sent);
  });

  async function control(request, response) {
    if (request.method === 'DELETE') {
      faults = {};
      calls = {};
      refusals = {};
      nowMs = null;
      for (const send of held.splice(0)) send();
    } else if (request.method === 'POST') {
      const wish = JSON.parse(await textOf(request));
      const complaint = problemWith(wish);
      if (complaint) return response.writeHead(400).end(complaint);
      if (wish.nowMs !== undefined) nowMs = wish.nowMs;
      if (wish.fault) {
        const named = wish.provider === '*' ? Object.keys(providers) : [wish.provider];
        for (const provider of named) faults[provider] = wish;
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ calls, refusals, faults }));
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${server.address().port}`;
  return {
    url: address,
    environment: {
      DATA_MODE: 'sample',
      AMFI_PERFORMANCE: 'on',
      ...Object.fromEntries(
        Object.keys(providers).map((id) => [`${id.toUpperCase()}_BASE_URL`, `${address}/${id}`]),
      ),
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function problemWith({ provider, fault }) {
  if (fault && !faultNames.includes(fault)) return `No fault "${fault}": ${faultNames.join(', ')}`;
  if (fault && provider !== '*' && !Object.hasOwn(providers, provider ?? '')) {
    return `No provider "${provider}"`;
  }
  return null;
}

function json(answerAs) {
  return (path, query, context) => {
    const answer = answerAs(path, query, context);
    if (!answer) return null;
    const { status, body } = answer.status >= 400 ? answer : { status: 200, body: answer };
    return { status, text: JSON.stringify(body), type: 'application/json; charset=utf-8' };
  };
}

function answerAsAmfi(path, query, { nowMs, isOldFormat }) {
  const type = 'text/plain';
  if (path === '/spages/NAVAll.txt') return { text: navAll({ nowMs, isOldFormat }), type };
  if (path === '/DownloadNAVHistoryReport_Po.aspx') return { text: historyReport(query), type };
  if (path === '/DownloadSchemeData_Po.aspx') return { text: schemeMaster(), type: 'text/csv' };
  const summary = schemeSummary(path);
  if (summary) return { text: summary, type: 'text/xml' };
  return null;
}

async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
