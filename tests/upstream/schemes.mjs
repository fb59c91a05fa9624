import { amfiDate, dayFirst, dayNumber, dayOfAmfiDate, isWeekend } from './days.mjs';
import { normalOf, randomOf } from './random.mjs';

/**
 * Composed schemes under fictional names of houses (rivers and hills), answered in the shapes of AMFI and
 * mfapi.in with their oddities (domain.md 4.1 and 4.2, counted in a real file). No figure was ever a NAV.
 */
const houses = (
  'Udaharan Parvat Sagarika Himadri Sahyadri Aravali Nilgiri Vindhya Satpura Godavari Kaveri Narmada ' +
  'Brahmaputra Yamuna Tapti Sabarmati Chenab Jhelum Teesta Mahanadi Periyar Pamba Tungabhadra Betwa Chambal ' +
  'Gomti Kosi Damodar Subarnarekha Banas Luni Mandovi Zuari Sharavati Netravati Bhima Manjira Indravati ' +
  'Penna Vaigai Palar Torsa Barak Ghaghara'
).split(' ');

const groups = [
  [
    'Equity Scheme',
    0.11,
    0.011,
    [
      'Large Cap Fund',
      'Mid Cap Fund',
      'Small Cap Fund',
      'Flexi Cap Fund',
      'Multi Cap Fund',
      'Large & Mid Cap Fund',
      'Focused Fund',
      'Value Fund',
      'ELSS',
      'Contra Fund',
      'Dividend Yield Fund',
      'Sectoral/ Thematic',
    ],
  ],
  [
    'Debt Scheme',
    0.065,
    0.0012,
    [
      'Liquid Fund',
      'Overnight Fund',
      'Ultra Short Duration Fund',
      'Low Duration Fund',
      'Money Market Fund',
      'Short Duration Fund',
      'Corporate Bond Fund',
      'Banking and PSU Fund',
      'Gilt Fund',
      'Credit Risk Fund',
      'Dynamic Bond',
      'Floater Fund',
    ],
  ],
  [
    'Hybrid Scheme',
    0.09,
    0.006,
    [
      'Aggressive Hybrid Fund',
      'Balanced Advantage',
      'Multi Asset Allocation',
      'Equity Savings',
      'Arbitrage Fund',
      'Conservative Hybrid Fund',
    ],
  ],
  ['Other Scheme', 0.1, 0.01, ['Index Funds', 'FoF Overseas', 'FoF Domestic']],
];
const options = [
  ['Growth', 'Growth'],
  ['IDCW Payout', 'IDCW'],
  ['IDCW Reinvestment', 'IDCW'],
  ['Monthly IDCW', 'IDCW'],
  ['Bonus', 'Bonus'],
];
const rowsWanted = 14_300;

const funds = houses.flatMap((house) =>
  groups.flatMap(([group, drift, volatility, categories]) =>
    categories.map((category) => ({ house, group, category, drift, volatility })),
  ),
);
const schemes = composeSchemes();
const schemeByCode = new Map(schemes.map((scheme) => [scheme.code, scheme]));

function composeSchemes() {
  const list = [];
  for (const [fundIndex, fund] of funds.entries()) {
    const random = randomOf(`${fund.house} ${fund.category}`);
    const firstDay = Math.floor(random() * random() * 4_200);
    const lastDay = random() < 0.08 ? firstDay + 400 + Math.floor(random() * 900) : null;
    for (const plan of ['Direct', 'Regular']) {
      for (const [option, optionField] of options) {
        if (optionField === 'Bonus' && fundIndex % 6 !== 0) continue;
        const code = 100_000 + list.length * 3 + (fundIndex % 3);
        list.push({ ...fund, fundIndex, code, plan, option, optionField, firstDay, lastDay });
      }
    }
  }
  for (let index = 0; list.length < rowsWanted; index += 1)
    list.push(composeEtf(index, list.length));
  return list.map((scheme, index) => ({ ...scheme, index, name: nameOf(scheme, index) }));
}

function composeEtf(index, count) {
  const house = houses[index % houses.length];
  const firstDay = 1_000 + (index % 3_000);
  return {
    ...{ house, group: 'Other Scheme', category: 'Other ETFs', drift: 0.1, volatility: 0.011 },
    ...{ fundIndex: 5_000 + (index % 211), code: 100_000 + count * 3, plan: '', option: '' },
    ...{ optionField: '', firstDay, lastDay: null, series: index + 1 },
  };
}

function nameOf({ house, category, plan, option, series }, index) {
  if (series) return `${house} Nifty Sample ${series} ETF`;
  const own = category === 'ELSS' ? 'ELSS Tax Saver Fund' : category.replace('/ ', ' ');
  const fund = /Fund|Index|FoF/.test(own) ? own : `${own} Fund`;
  // Houses write the same thing in several ways.
  const styles = [
    `${house} ${fund} - ${plan} Plan - ${option} Option`,
    `${house} ${fund} - ${plan} Plan - ${option}`,
    `${house} ${fund}-${plan} Plan-${option}`,
    `${house} ${fund} - ${option} - ${plan}`,
    `${house}  ${fund} - ${plan} Plan - ${option} `,
  ];
  return styles[index % 37 === 5 ? 4 : houses.indexOf(house) % 4];
}

const walks = new Map();

/** The logarithm of the fund's value before costs, by day. Weekends stand still. */
function walkOf({ fundIndex, drift, volatility }, lastDay) {
  const known = walks.get(fundIndex);
  if (known && known.length > lastDay) return known;
  const own = normalOf(`fund ${fundIndex}`);
  const common = normalOf('the stock market');
  const length = lastDay + 40;
  const walk = new Float64Array(length);
  let level = 0;
  for (let day = 0; day < length; day += 1) {
    if (!isWeekend(day)) level += drift / 261 + volatility * (0.8 * common() + 0.5 * own());
    walk[day] = level;
  }
  walks.set(fundIndex, walk);
  return walk;
}

function navOn(scheme, day) {
  const walk = walkOf(scheme, day);
  const costPerDay = (scheme.plan === 'Regular' ? 0.016 : 0.006) / 365;
  const growth =
    10 * Math.exp(walk[day] - walk[scheme.firstDay] - costPerDay * (day - scheme.firstDay));
  if (scheme.optionField === 'IDCW') return 10 + (growth % 7);
  return scheme.category === 'Overnight Fund' ? growth * 100 : growth;
}

function lastBusinessDay(day) {
  let found = day;
  while (isWeekend(found)) found -= 1;
  return found;
}

/** The day of the newest NAV: yesterday's evening, for liquid funds today or tomorrow. */
function newestDay(scheme, today) {
  if (scheme.lastDay !== null && scheme.lastDay < today) return lastBusinessDay(scheme.lastDay);
  if (['Liquid Fund', 'Overnight Fund'].includes(scheme.category)) {
    return scheme.index % 9 === 0 ? today + 1 : today;
  }
  return lastBusinessDay(today - 1);
}

function navText(scheme, day) {
  // As often as in the audited file: no NAV, a zero, a dot without decimals.
  if (scheme.index % 2_390 === 77) return 'N.A.';
  if (scheme.lastDay !== null && scheme.index % 4 === 0)
    return scheme.index % 8 === 0 ? '0' : '0.0000';
  if (scheme.index % 1_021 === 40) return '10.';
  return navOn(scheme, day).toFixed(scheme.index % 40 === 3 ? 8 : 4);
}

function isinOf({ code, index }, second) {
  if (second ? index % 3 !== 0 : index % 17 === 0) return '-';
  return `INF${String(code * (second ? 7 : 5)).padStart(8, '0')}${second ? 'B' : 'A'}`;
}

/** NAVAll.txt: CRLF, separators of one space, section and house lines; six fields before August 2026. */
export function navAll({ nowMs, isOldFormat = false }) {
  const today = dayNumber(nowMs + 5.5 * 3_600_000);
  const header = isOldFormat
    ? 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
    : 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
  const lines = ['Sample data, composed for tests and the demo: no such scheme exists.', header];
  for (const [section, bySection] of grouped(schemes, sectionOf)) {
    lines.push(' ', section);
    for (const [house, rows] of grouped(bySection, ({ house }) => `${house} Mutual Fund`)) {
      lines.push(' ', house);
      for (const scheme of rows) lines.push(row(scheme, today, isOldFormat));
    }
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function sectionOf({ group, category }) {
  return `Open Ended Schemes(${group} - ${category})`;
}

function row(scheme, today, isOldFormat) {
  const day = newestDay(scheme, today);
  const planFields = isOldFormat ? [] : [scheme.plan, scheme.optionField];
  return [
    scheme.code,
    isinOf(scheme, false),
    isinOf(scheme, true),
    scheme.name,
    ...planFields,
    navText(scheme, day),
    amfiDate(day),
  ].join(';');
}

function grouped(list, keyOf) {
  const groupsByKey = new Map();
  for (const entry of list) {
    const key = keyOf(entry);
    groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), entry]);
  }
  return groupsByKey;
}

/** The history report of the portal: every scheme on every business day of a short range. */
export function historyReport(query) {
  const from = dayOfAmfiDate(query.get('frmdt') ?? '');
  const to = dayOfAmfiDate(query.get('todt') ?? query.get('frmdt') ?? '');
  const lines = [
    'Scheme Code;Scheme Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date',
  ];
  for (let day = from; day <= Math.min(to, from + 7); day += 1) {
    if (isWeekend(day)) continue;
    for (const scheme of schemes.filter(({ firstDay }) => firstDay <= day)) {
      const { code, name, plan, optionField } = scheme;
      const isins = [isinOf(scheme, false), isinOf(scheme, true)];
      lines.push(
        [
          code,
          name,
          plan,
          optionField,
          ...isins,
          navOn(scheme, day).toFixed(4),
          amfiDate(day),
        ].join(';'),
      );
    }
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** mfapi.in: strings, newest first; an unknown code is 200 with a blank head; duplicates and zeros occur. */
export function answerAsMfapi(path, query, nowMs) {
  const found = /^\/mf\/(\d+)$/.exec(path);
  if (!found) return null;
  const scheme = schemeByCode.get(Number(found[1]));
  if (!scheme) return { meta: {}, data: [], status: 'SUCCESS' };
  const today = dayNumber(nowMs + 5.5 * 3_600_000);
  const data = [];
  for (let day = Math.min(newestDay(scheme, today), today); day >= scheme.firstDay; day -= 1) {
    if (isWeekend(day)) continue;
    const nav = day % 1_499 === 7 ? '0.00000' : navOn(scheme, day).toFixed(5);
    data.push({ date: dayFirst(day), nav });
    if (day % 997 === 11) data.push({ date: dayFirst(day), nav });
  }
  const { house, group, category, code, name } = scheme;
  return {
    meta: {
      fund_house: `${house} Mutual Fund`,
      scheme_type: 'Open Ended Schemes',
      scheme_category: `${group} - ${category}`,
      scheme_code: code,
      scheme_name: name.trim(),
      isin_growth: isinOf(scheme, false),
      isin_div_reinvestment: null,
    },
    data,
    status: 'SUCCESS',
  };
}
