import autocannon from 'autocannon';
import { throughput } from './budgets.mjs';
import { median, table, verdict } from './table.mjs';

const connections = 20;
const warmUpSeconds = 2;
const shotSeconds = 2;
const pairs = 9;

/**
 * Requests per second of our pages against the baseline app's, in alternating pairs on the same machine: what
 * disturbs one disturbs the other, and the median of the ratios forgives a bad moment.
 */
export async function checkThroughput(siteUrl, baselineUrl, memberCookie) {
  const rows = [];
  for (const budget of throughput) {
    const own = `${siteUrl}${budget.route}`;
    const baseline = `${baselineUrl}${budget.baseline}`;
    const headers = budget.isForMembers ? { cookie: memberCookie } : {};
    await shoot(own, warmUpSeconds, headers);
    await shoot(baseline, warmUpSeconds, headers);
    const shots = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      shots.push({
        own: await shoot(own, shotSeconds, headers),
        baseline: await shoot(baseline, shotSeconds, headers),
      });
    }
    const kind = budget.perByte ? 'bytesPerSecond' : 'requestsPerSecond';
    const ratios = shots.map((shot) => shot.own[kind] / shot.baseline[kind]);
    const ratio = median(ratios);
    rows.push({
      ...budget,
      own: median(shots.map((shot) => shot.own.requestsPerSecond)),
      baselineRate: median(shots.map((shot) => shot.baseline.requestsPerSecond)),
      measured: ratio,
      spread: (Math.max(...ratios) - Math.min(...ratios)) / ratio,
      isMet: ratio >= budget.ratio,
    });
  }
  return rows;
}

async function shoot(url, duration, headers) {
  const result = await load({
    url,
    connections,
    duration,
    headers: { 'accept-encoding': 'gzip', ...headers },
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    bytesPerSecond: result.throughput.total / result.duration,
  };
}

/**
 * Many requests at once. @param onAnswer gets the milliseconds of each answer.
 * @throws where an answer has an error or a status that is no 2xx
 */
export async function load(options, onAnswer = () => {}) {
  const result = await new Promise((resolve, reject) => {
    const shot = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    shot.on('response', (_client, _status, _bytes, ms) => onAnswer(ms));
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} bad answers, ${result.errors} errors.`);
  }
  return result;
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
