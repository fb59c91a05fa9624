import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedByPath } from '../scripts/served-by.mjs';
import { publicPages, publicPagesLimits } from './budgets.mjs';
import { load, shootPairs } from './load.mjs';
import { median, table, verdict } from './table.mjs';

const shotSeconds = 3;
const pairs = 3;
const crowd = 50;
const usualConnections = 20;
/** As a browser asks for a document. */
const documentHeaders = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip' };
/** Linux counts processor time in hundredths of a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/**
 * What guests see of the public pages, beside a page of the baseline app: requests a second in alternating pairs with 20
 * connections, the server's processor time of one request, and the wait of the last of a hundred with 50 connections.
 */
export async function checkPublicPages(siteUrl, baselineUrl) {
  const rows = [];
  for (const page of publicPages) {
    const own = `${siteUrl}${page.route}`;
    const urls = { own, other: `${baselineUrl}${page.baseline}` };
    const shots = await shootPairs(pairs, urls, (url) => shoot(url, usualConnections));
    const last = await shoot(own, crowd);
    const ratio = median(shots.map((shot) => shot.own.perSecond / shot.other.perSecond));
    const processorMs = median(shots.map((shot) => shot.own.processorMs));
    const isQuick = Number.isNaN(processorMs) || processorMs <= publicPagesLimits.processorMs;
    rows.push({
      ...page,
      own: median(shots.map((shot) => shot.own.perSecond)),
      baselineRate: median(shots.map((shot) => shot.other.perSecond)),
      measured: ratio,
      processorMs,
      p99Ms: last.p99Ms,
      isMet: ratio >= page.ratio && isQuick && last.p99Ms <= publicPagesLimits.p99Ms,
    });
  }
  return rows;
}

async function shoot(url, connections) {
  const before = processorSeconds();
  const result = await load({
    url,
    connections,
    duration: shotSeconds,
    headers: documentHeaders,
  });
  const usedMs = (processorSeconds() - before) * 1000;
  return {
    perSecond: result.requests.total / result.duration,
    processorMs: usedMs / result.requests.total,
    p99Ms: result.latency.p99,
  };
}

/** Of the site's server, all its threads; NaN where there is no /proc. */
function processorSeconds() {
  try {
    const pid = readFileSync(servedByPath, 'utf8').trim();
    const stat = readFileSync(join('/proc', pid, 'stat'), 'utf8');
    // The name of the program, in brackets, may hold blanks; user and system time are the 12th and 13th value after it.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(values[11]) + Number(values[12])) / ticksPerSecond;
  } catch {
    return NaN;
  }
}

export function publicPagesTable(rows) {
  return table([
    ['Public pages', 'baseline req/s', 'our req/s', 'ratio', 'at least', 'cpu ms', 'p99 ms', ''],
    ...rows.map((row) => [
      `${row.route} : ${row.baseline}`,
      row.baselineRate.toFixed(0),
      row.own.toFixed(0),
      row.measured.toFixed(2),
      row.ratio.toFixed(2),
      Number.isNaN(row.processorMs) ? '-' : row.processorMs.toFixed(1),
      row.p99Ms.toFixed(0),
      verdict(row.isMet),
    ]),
  ]);
}
