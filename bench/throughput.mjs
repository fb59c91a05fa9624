import { throughput } from './budgets.mjs';
import { load, shootPairs } from './load.mjs';
import { median, table, verdict } from './table.mjs';

const connections = 20;
const shotSeconds = 2;
const pairs = 9;

/** Requests per second of our pages against the baseline app's on the same machine. */
export async function checkThroughput(siteUrl, baselineUrl, memberCookie) {
  const rows = [];
  for (const budget of throughput) {
    const urls = {
      own: `${siteUrl}${budget.route}`,
      other: `${baselineUrl}${budget.baseline}`,
    };
    const headers = budget.isForMembers ? { cookie: memberCookie } : {};
    const shots = await shootPairs(pairs, urls, (url) => shoot(url, headers));
    const kind = budget.perByte ? 'bytesPerSecond' : 'requestsPerSecond';
    const ratios = shots.map((shot) => shot.own[kind] / shot.other[kind]);
    const ratio = median(ratios);
    rows.push({
      ...budget,
      own: median(shots.map((shot) => shot.own.requestsPerSecond)),
      baselineRate: median(shots.map((shot) => shot.other.requestsPerSecond)),
      measured: ratio,
      spread: (Math.max(...ratios) - Math.min(...ratios)) / ratio,
      isMet: ratio >= budget.ratio,
    });
  }
  return rows;
}

async function shoot(url, headers) {
  const result = await load({
    url,
    connections,
    duration: shotSeconds,
    headers: { 'accept-encoding': 'gzip', ...headers },
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    bytesPerSecond: result.throughput.total / result.duration,
  };
}

export function throughputTable(rows) {
  return table([
    ['Throughput', 'baseline req/s', 'our req/s', 'counted in', 'ratio', 'spread', 'at least', ''],
    ...rows.map((row) => [
      `${row.route} : ${row.baseline}`,
      row.baselineRate.toFixed(0),
      row.own.toFixed(0),
      row.perByte ? 'bytes' : 'requests',
      row.measured.toFixed(2),
      `${(row.spread * 100).toFixed(0)} %`,
      row.ratio.toFixed(2),
      verdict(row.isMet),
    ]),
  ]);
}
