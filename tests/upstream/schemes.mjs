import {
  amfiDate,
  dayFirst,
  dayNumber,
  dayOfAmfiDate,
  isWeekend,
  lastDayWithoutTrading,
} from './days.mjs';
import { normalOf, randomOf } from './random.mjs';
import { createReportBytes } from './report-bytes.mjs';
import { earlierDays, endedSchemes, waveOn, withoutTrading } from './twenty-years.mjs';
import { amfiOptionOf, amfiSectionOf } from './scheme-words.mjs';

/**
 * Generated schemes under fictional names of houses (rivers and hills), answered in the shapes of AMFI and mfapi.in with
 * their oddities, as counted in real files. No figure was ever a NAV.
 */
const houses = (
  'Udaharan Parvat Sagarika Himadri Sahyadri Aravali Nilgiri Vindhya Satpura Godavari Kaveri Narmada ' +
  'Brahmaputra Yamuna Tapti Sabarmati Chenab Jhelum Teesta Mahanadi Periyar Pamba Tungabhadra Betwa Chambal ' +
  'Gomti Kosi Damodar Subarnarekha Banas Luni Mandovi Zuari Sharavati Netravati Bhima Manjira Indravati ' +
  'Penna Vaigai Palar Torsa Barak Ghaghara'
).split(' ');

const listOf = (text) => text.split(', ');

/** The groups of AMFI in its order, with their categories; `drift` is a year's growth, `volatility` a day's spread. */
export const groups = [
  {
    group: 'Equity Scheme',
    drift: 0.11,
    volatility: 0.011,
    categories: listOf(
      'Large Cap Fund, Mid Cap Fund, Small Cap Fund, Flexi Cap Fund, Multi Cap Fund, Large & Mid Cap Fund, ' +
        'Focused Fund, Value Fund, ELSS, Contra Fund, Dividend Yield Fund, Sectoral/ Thematic',
    ),
  },
  {
    group: 'Debt Scheme',
    drift: 0.065,
    volatility: 0.0012,
    categories: listOf(
      'Liquid Fund, Overnight Fund, Ultra Short Duration Fund, Low Duration Fund, Money Market Fund, ' +
        'Short Duration Fund, Corporate Bond Fund, Banking and PSU Fund, Gilt Fund, Credit Risk Fund, ' +
        'Dynamic Bond, Floater Fund',
    ),
  },
  {
    group: 'Hybrid Scheme',
    drift: 0.09,
    volatility: 0.006,
    categories: listOf(
      'Aggressive Hybrid Fund, Balanced Advantage, Multi Asset Allocation, Equity Savings, Arbitrage Fund, ' +
        'Conservative Hybrid Fund',
    ),
  },
  {
    group: 'Other Scheme',
    drift: 0.1,
    volatility: 0.01,
    categories: ['Index Funds', 'FoF Overseas', 'FoF Domestic'],
  },
];
/** What the index funds of the houses follow, one after the other. */
const indices = listOf(
  'Nifty 50, Nifty 500, Nifty Midcap 150, Nifty Smallcap 250, Nifty LargeMidcap 250',
);
const options = [
  ['Growth', 'Growth'],
  ['IDCW Payout', 'IDCW'],
  ['IDCW Reinvestment', 'IDCW'],
  ['Monthly IDCW', 'IDCW'],
  ['Bonus', 'Bonus'],
];
/** Funds for idle money pay out more often. */
const shortTermOptions = [
  ['Weekly IDCW', 'IDCW'],
  ['Daily IDCW', 'IDCW'],
];
const shortTerm = ['Liquid Fund', 'Overnight Fund'];
/** Series that ended long ago, and unclaimed-amount schemes. */
const closedSeries = 60;
const unclaimedYears = ['below 3 years', 'above 3 years'];
const rowsWanted = 14_300;

const withoutPlan = { plan: '', option: '', optionField: '', lastDay: null };

const funds = houses.flatMap((house) =>
  groups.flatMap(({ categories, ...ofGroup }) =>
    categories.map((category) => ({ house, category, ...ofGroup })),
  ),
);
export const schemes = generateSchemes();
const schemeByCode = new Map(schemes.map((scheme) => [scheme.code, scheme]));

function generateSchemes() {
  const list = [];
  const addAll = (own, isIn) => {
    for (const [fundIndex, fund] of funds.entries()) {
      if (!isIn(fund)) continue;
      const random = randomOf(`${fund.house} ${fund.category}`);
      const firstDay = Math.floor(random() * random() * 4_200) - earlierDays;
      const lastDay = random() < 0.08 ? firstDay + 400 + Math.floor(random() * 900) : null;
      for (const plan of ['Direct', 'Regular']) {
        for (const [option, optionField] of own) {
          if (optionField === 'Bonus' && fundIndex % 6 !== 0) continue;
          const code = codeAt(list.length) + (fundIndex % 3);
          list.push({ ...fund, fundIndex, code, plan, option, optionField, firstDay, lastDay });
        }
      }
    }
  };
  addAll(options, () => true);
  // After all others, whose codes other tests use.
  addAll(shortTermOptions, ({ category }) => shortTerm.includes(category));
  for (const fund of funds.filter(({ category }) => category === 'Liquid Fund')) {
    for (const years of unclaimedYears) list.push(generateUnclaimed(fund, years, list.length));
  }
  for (let index = 0; index < closedSeries; index += 1) {
    list.push(generateClosed(index, list.length));
  }
  for (let index = 0; list.length < rowsWanted; index += 1)
    list.push(generateEtf(index, list.length));
  return list.map((scheme, index) => ({
    ...scheme,
    index,
    fundName: fundNameOf(scheme),
    name: nameOf(scheme, index),
    houseIndex: houses.indexOf(scheme.house),
  }));
}

function codeAt(place) {
  return 100_000 + place * 3;
}

function generateUnclaimed({ house }, years, place) {
  return {
    ...withoutPlan,
    house,
    group: 'Debt Scheme',
    category: 'Liquid Fund',
    drift: 0.06,
    volatility: 0.0001,
    fundIndex: 6_000,
    code: codeAt(place),
    firstDay: 3_000,
    ownName: `${house} Liquid Fund Unclaimed IDCW ${years}`,
  };
}

function generateClosed(index, place) {
  const house = houses[index % houses.length];
  const firstDay = 600 + index * 17;
  return {
    ...withoutPlan,
    house,
    group: '',
    category: 'Income',
    drift: 0.07,
    volatility: 0.001,
    isClosed: true,
    fundIndex: 6_001 + index,
    code: codeAt(place),
    firstDay,
    lastDay: firstDay + 1_100,
    ownName: `${house} Fixed Term Plan Series ${index + 1} - Growth`,
  };
}

function generateEtf(index, place) {
  return {
    ...withoutPlan,
    house: houses[index % houses.length],
    group: 'Other Scheme',
    category: 'Other ETFs',
    drift: 0.1,
    volatility: 0.011,
    fundIndex: 5_000 + (index % 211),
    code: codeAt(place),
    firstDay: 1_000 + (index % 3_000),
    series: index + 1,
  };
}

/** The fund's own name, which is all that the new format has. */
function fundNameOf({ house, category, series, ownName }) {
  if (ownName) return ownName;
  if (series) return `${house} Nifty Sample ${series} ETF`;
  if (category === 'Index Funds') {
    return `${house} ${indices[houses.indexOf(house) % indices.length]} Index Fund`;
  }
  const own = category === 'ELSS' ? 'ELSS Tax Saver Fund' : category.replace('/ ', ' ');
  return `${house} ${/Fund|Index|FoF/.test(own) ? own : `${own} Fund`}`;
}

/** With plan and option, as the old format, the history report and mfapi.in write it. */
function nameOf(scheme, index) {
  const { house, plan, option } = scheme;
  const name = fundNameOf(scheme);
  if (!plan) return name;
  const fund = name.slice(house.length + 1);
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

/** The market's part in every fund's walk, by day; null at a weekend. */
const marketDraws = [];
const drawMarket = normalOf('the stock market');

function marketDrawOn(day) {
  while (marketDraws.length <= day) {
    marketDraws.push(isWeekend(marketDraws.length) ? null : drawMarket());
  }
  return marketDraws[day];
}

const walks = new Map();
/** Days that a walk has beyond the requested ones. */
const spareDays = 400;

/** The logarithm of the fund's value before costs, by day. Weekends have no change. */
function walkOf({ fundIndex, drift, volatility }, lastDay) {
  let walk = walks.get(fundIndex);
  if (!walk) {
    const drawOwn = normalOf(`fund ${fundIndex}`);
    walk = { levels: new Float64Array(lastDay + spareDays), days: 0, level: 0, drawOwn };
    walks.set(fundIndex, walk);
  }
  if (walk.levels.length <= lastDay) {
    const { levels } = walk;
    walk.levels = new Float64Array(lastDay + spareDays);
    walk.levels.set(levels);
  }
  for (; walk.days <= lastDay; walk.days += 1) {
    const market = marketDrawOn(walk.days);
    if (market !== null) {
      walk.level += drift / 261 + volatility * (0.8 * market + 0.5 * walk.drawOwn());
    }
    walk.levels[walk.days] = walk.level;
  }
  return walk.levels;
}

function navOn(scheme, day) {
  if (earlierDays > 0) return waveOn(scheme, day);
  const walk = walkOf(scheme, day);
  const costPerDay = (scheme.plan === 'Regular' ? 0.016 : 0.006) / 365;
  const growth =
    10 * Math.exp(walk[day] - walk[scheme.firstDay] - costPerDay * (day - scheme.firstDay));
  if (scheme.optionField === 'IDCW') return 10 + (growth % 7);
  if (scheme.category !== 'Overnight Fund') return growth;
  // One house changed the face value of its units from 1,000 to 100 rupees.
  return scheme.house === 'Ghaghara' && day >= faceValueDay ? growth * 10 : growth * 100;
}

const faceValueDay = 4_700;

function lastBusinessDay(day) {
  let found = day;
  while (isWeekend(found)) found -= 1;
  return found;
}

/** The day of the newest NAV: yesterday's evening; of liquid funds today or the last day without trading. */
function newestDay(scheme, today) {
  if (scheme.lastDay !== null && scheme.lastDay < today) return lastBusinessDay(scheme.lastDay);
  if (!shortTerm.includes(scheme.category)) return lastBusinessDay(today - 1);
  return scheme.index % 9 === 0 ? lastDayWithoutTrading(today) : today;
}

function navText(scheme, day) {
  // As often as in the audited file: no NAV, a zero, a dot without decimals.
  if (scheme.index % 2_390 === 77) return 'N.A.';
  if (scheme.lastDay !== null && scheme.index % 4 === 0)
    return scheme.index % 8 === 0 ? '0' : '0.0000';
  if (scheme.index % 1_021 === 40) return '10.';
  return navOn(scheme, day).toFixed(scheme.index % 40 === 3 ? 8 : 4);
}

export function isinOf({ code, index }, second) {
  if (second ? index % 3 !== 0 : index % 17 === 0) return '-';
  return `INF${String(code * (second ? 7 : 5)).padStart(8, '0')}${second ? 'B' : 'A'}`;
}

/** The last lists and the last reports: some tests ask for the same megabytes again and again. */
const lastList = lastOf();
const lastReport = lastOf();

function lastOf() {
  let last = [];
  return (key, write) => {
    const found = last.find((each) => each.key === key) ?? { key, text: write() };
    last = [found, ...last.filter((each) => each !== found)].slice(0, 2);
    return found.text;
  };
}

/**
 * NAVAll.txt: CRLF, separators of one space, section and house lines; eight columns, or the six of before August 2026,
 * whose names carry plan and option.
 */
export function navAll({ nowMs, isOldFormat = false }) {
  const today = dayNumber(nowMs + 5.5 * 3_600_000);
  return lastList(`${today} ${isOldFormat}`, () => writeNavAll(today, isOldFormat));
}

function writeNavAll(today, isOldFormat) {
  const header = isOldFormat
    ? 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
    : 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
  const lines = ['Sample data, generated for tests and the demo: no such scheme exists.', header];
  const sectionOf = (scheme) => amfiSectionOf(scheme, isOldFormat);
  for (const [section, bySection] of grouped(schemes, sectionOf)) {
    lines.push(' ', section);
    for (const [house, rows] of grouped(bySection, ({ house }) => `${house} Mutual Fund`)) {
      lines.push(' ', house, ' ');
      for (const scheme of rows) lines.push(row(scheme, today, isOldFormat));
    }
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function row(scheme, today, isOldFormat) {
  const day = newestDay(scheme, today);
  const names = isOldFormat
    ? [scheme.name]
    : [
        scheme.index % 37 === 5 ? ` ${scheme.fundName.replace(' ', '  ')} ` : scheme.fundName,
        scheme.plan && `${scheme.plan} Plan`,
        amfiOptionOf(scheme),
      ];
  return [
    scheme.code,
    isinOf(scheme, false),
    isinOf(scheme, true),
    ...names,
    navText(scheme, day),
    amfiDate(day),
  ].join(';');
}

function grouped(list, keyOf) {
  const groupsByKey = new Map();
  for (const entry of list) {
    const key = keyOf(entry);
    const known = groupsByKey.get(key);
    if (known) known.push(entry);
    else groupsByKey.set(key, [entry]);
  }
  return groupsByKey;
}

const reportHeaders = {
  new: 'Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date',
  old: 'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date',
};

/**
 * The history report of the portal: every scheme on every business day of up to 90 days, with the names of today. Of twenty years
 * (twenty-years.mjs) also sections and houses, schemes that have ended since, holidays and odd rows.
 */
export function historyReport(query) {
  const from = dayOfAmfiDate(query.get('frmdt') ?? '');
  const to = Math.min(dayOfAmfiDate(query.get('todt') ?? query.get('frmdt') ?? ''), from + 89);
  if (earlierDays > 0) return reportOfYears(from, to);
  return lastReport(`${from} ${to}`, () => writeReport(from, to));
}

function writeReport(from, to) {
  const lines = [reportHeaders.new];
  for (let day = from; day <= to; day += 1) {
    if (isWeekend(day)) continue;
    for (const scheme of schemes) {
      const { firstDay, lastDay } = scheme;
      if (firstDay > day || (lastDay !== null && day > lastDay)) continue;
      const nav = navOn(scheme, day).toFixed(4);
      lines.push(`${rowStartOf(scheme, false)}${nav};${amfiDate(day)}`);
    }
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** The bytes of a report of twenty years. */
function reportOfYears(from, to) {
  const isOld = from % 2 === 0;
  const report = createReportBytes(isOld ? 'old' : 'new');
  report.addLine(reportHeaders[isOld ? 'old' : 'new']);
  for (let day = from; day <= to; day += 1) {
    const isQuiet = isWeekend(day) || withoutTrading(day);
    report.beginDay(day, amfiDate(day));
    for (const [section, bySection] of sectionsOfReport()) {
      report.addLine('');
      report.addLine(section);
      for (const [house, ofHouse] of bySection) {
        report.addLine('');
        report.addLine(house);
        for (const scheme of ofHouse) {
          if (scheme.firstDay > day || (scheme.lastDay !== null && day > scheme.lastDay)) continue;
          if (isQuiet && !shortTerm.includes(scheme.category)) continue;
          report.addRow(scheme, () => rowStartOf(scheme, isOld));
        }
      }
    }
  }
  return report.finish();
}

let knownSections = null;

function sectionsOfReport() {
  if (!knownSections) {
    const all = [...schemes, ...endedSchemes(schemes)];
    const sectionOf = (scheme) =>
      amfiSectionOf(scheme, true).replace('(', ' ( ').replace(/\)$/, ' )');
    knownSections = [...grouped(all, sectionOf)].map(([section, rows]) => [
      section,
      [...grouped(rows, ({ house }) => `${house} Mutual Fund`)],
    ]);
  }
  return knownSections;
}

/** A row up to its NAV: the same on every day. */
function rowStartOf(scheme, isOld) {
  const { code, name, plan } = scheme;
  const isins = [isinOf(scheme, false), isinOf(scheme, true)];
  const cells = isOld
    ? [code, name, ...isins]
    : [code, name, plan && `${plan} Plan`, amfiOptionOf(scheme), ...isins];
  return `${cells.join(';')};`;
}

/** On these days of 1,499 a history has no NAV. */
const oddNavs = { 7: '0.00000', 8: 'N.A.' };

/** mfapi.in: strings, newest first; an unknown code is 200 with the code 0; duplicates and zeros occur. */
export function answerAsMfapi(path, query, { nowMs }) {
  const found = /^\/mf\/(\d+)$/.exec(path);
  if (!found) return null;
  const scheme = schemeByCode.get(Number(found[1]));
  if (!scheme) return { meta: { scheme_code: 0, scheme_name: '' }, data: [], status: 'SUCCESS' };
  const today = dayNumber(nowMs + 5.5 * 3_600_000);
  const data = [];
  for (let day = Math.min(newestDay(scheme, today), today); day >= scheme.firstDay; day -= 1) {
    if (isWeekend(day)) continue;
    const nav = oddNavs[day % 1_499] ?? navOn(scheme, day).toFixed(5);
    data.push({ date: dayFirst(day), nav });
    if (day % 997 === 11) data.push({ date: dayFirst(day), nav });
  }
  const { house, group, category, code, name } = scheme;
  return {
    meta: {
      fund_house: `${house} Mutual Fund`,
      scheme_type: 'Open Ended Schemes',
      scheme_category: group ? `${group} - ${category}` : category,
      scheme_code: code,
      scheme_name: name.trim(),
      isin_growth: isinOf(scheme, false),
      isin_div_reinvestment: null,
    },
    data,
    status: 'SUCCESS',
  };
}
