import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleSiteModule, importSiteModule } from '../scripts/site-module.mjs';
import { temporaryFolder } from '../scripts/temporary-folder.mjs';
import { navAll } from '../tests/upstream/schemes.mjs';
import { marketRules } from './budgets.mjs';
import { processorClock } from './processor-rate.mjs';
import { median, percentile, table, verdict } from './table.mjs';

const rounds = 9;
const today = '2026-11-20';
const dayMs = 86_400_000;

/** Misspelt, cut short, joined, in another order: as tests/unit/lib/funds/domain/scheme-search.test.tsx has them. */
const queries = [
  ...['parvat flexi direct growth', 'parvt flexi cap', 'udahran large cap', 'shyadri smal cap'],
  ...[
    'himadri taxsaver direct growth',
    'kaveri liqiud',
    'narmada overnite',
    'yamuna arbitrage dividend',
  ],
  ...[
    'bramhaputra balanced advantage direct',
    'small cap sahyadri',
    'netravti gilt',
    'godavari midcap',
  ],
  ...[
    'parvat',
    'flexi',
    'direct growth',
    'p',
    'fund plan option',
    'sample etf',
    'zzzzzz',
    'index nifty',
  ],
];

/**
 * What the fund pages work out, in milliseconds of processor time, so that a busy machine does not count: medians of
 * nine. Memory is the peak of a whole program, Node with it, that does nothing else than read the list once.
 */
export async function checkMarketRules() {
  const text = navAll({ nowMs: Date.parse(`${today}T12:00:00Z`) });
  const { parseNavAll } = await importSiteModule('lib/funds/data/nav-all');
  const { rollingReturns } = await importSiteModule('lib/cashflow/rolling-returns');
  const { xirr } = await importSiteModule('lib/cashflow/xirr');
  const series = dailySeries(20);
  const flows = monthlyFlows(240);
  const { schemes } = parseNavAll(text, { today, newest: '2026-11-23' });
  const measured = {
    parse: medianMs(() => parseNavAll(text, { today, newest: '2026-11-23' }).schemes.length),
    memory: await peakMemoryMb(text),
    search: await searchMs(schemes),
    ...(await monthMs(schemes)),
    rolling: medianMs(() => {
      for (let years = 1; years <= 10; years += 1) rollingReturns(series, years);
    }),
    xirr: medianMs(() => xirr(flows), 20),
  };
  return marketRules.map((budget) => {
    const value = measured[budget.id];
    const size = budget.id === 'parse' ? ` (${schemes.length} schemes)` : '';
    return { ...budget, what: budget.what + size, value, isMet: value <= budget.atMost };
  });
}

export function marketRulesTable(rows) {
  return table([
    ['Markets', 'measured', 'at most', ''],
    ...rows.map(({ what, value, atMost, unit, isMet }) => [
      what,
      `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
      `${atMost} ${unit}`,
      verdict(isMet),
    ]),
  ]);
}

function medianMs(work, times = 1) {
  work();
  return median(
    Array.from({ length: rounds }, () => {
      const msSince = processorClock();
      for (let time = 0; time < times; time += 1) work();
      return msSince() / times;
    }),
  );
}

/** Reading a report of October 2026 and the file that is stored of it. */
async function monthMs(schemes) {
  const { createMonthReader } = await importSiteModule('lib/funds/data/nav-day-feed');
  const { readNavMonthFile, writeNavMonthFile } = await importSiteModule(
    'lib/funds/data/nav-files',
  );
  const days = { from: '2026-10-01', to: '2026-10-31' };
  const bytes = Buffer.from(monthReport(schemes));
  const read = () => {
    const reader = createMonthReader(days);
    for (let at = 0; at < bytes.length; at += 65_536) reader.take(bytes.subarray(at, at + 65_536));
    return reader.finish().month;
  };
  const file = await writeNavMonthFile(read());
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const msSince = processorClock();
    await readNavMonthFile(file, days.to);
    times.push(msSince());
  }
  return { month: medianMs(read), monthFile: median(times) };
}

function monthReport(schemes) {
  const header =
    'Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date';
  const weekdays = [
    1, 2, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 26, 27, 28, 29, 30,
  ];
  const rows = weekdays.flatMap((day) =>
    schemes.map(({ code, name, isin }) => {
      const nav = (10 + (code % 89) + Math.sin(code + day / 7)).toFixed(4);
      return `${code};${name};;;${isin ?? '-'};-;${nav};${String(day).padStart(2, '0')}-Oct-2026`;
    }),
  );
  return `${header}\r\n${rows.join('\r\n')}\r\n`;
}

/** The 95th percentile over the queries, each by its median. */
async function searchMs(schemes) {
  const { buildSchemeIndex, searchSchemes } = await importSiteModule(
    'lib/funds/domain/list/scheme-search',
  );
  const index = buildSchemeIndex(schemes, today);
  const times = queries.map((query) => medianMs(() => searchSchemes(index, query, Infinity)));
  return percentile(times, 95);
}

/** Prices of weekdays that go up and down. */
function dailySeries(years) {
  const end = Date.parse(today);
  const start = end - years * 365.25 * dayMs;
  const days = Array.from({ length: Math.floor((end - start) / dayMs) + 1 }, (_, day) => ({
    date: new Date(start + day * dayMs).toISOString().slice(0, 10),
    value: 10 * Math.exp(day / 4_000 + 0.2 * Math.sin(day / 150)),
  }));
  return days.filter(({ date }) => ![0, 6].includes(new Date(date).getUTCDay()));
}

/** Instalments of twenty years, and what they came to. */
function monthlyFlows(count) {
  const flows = Array.from({ length: count - 1 }, (_, month) => ({
    date: `${2006 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`,
    rupees: -10_000,
  }));
  return [...flows, { date: today, rupees: 9_500_000 }];
}

async function peakMemoryMb(text) {
  const rules = await bundleSiteModule('lib/funds/data/nav-all');
  try {
    const file = join(temporaryFolder(), 'NAVAll.txt');
    writeFileSync(file, text);
    const program = `
      import { existsSync, readFileSync } from 'node:fs';
      import { parseNavAll } from ${JSON.stringify(rules.url)};
      const list = parseNavAll(readFileSync(${JSON.stringify(file)}, 'utf8'), { today: '${today}', newest: '2026-11-23' });
      if (list.schemes.length < 14_000) throw new Error('A piece of the list.');
      // Linux counts in maxRSS what the parent held before the program began; VmHWM is the program's own peak.
      const peak = existsSync('/proc/self/status')
        ? /VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
        : process.resourceUsage().maxRSS;
      console.log(peak);`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--input-type=module', '--eval', program],
    ]);
    return Number(stdout) / 1024;
  } finally {
    rules.remove();
  }
}
