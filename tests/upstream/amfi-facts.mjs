import { writeXlsx } from 'hucre/xlsx';
import { amfiDate, dayNumber, dayOfAmfiDate, isWeekend, isoOfDay } from './days.mjs';
import { randomOf } from './random.mjs';
import { groups, isinOf, schemes } from './schemes.mjs';

/**
 * What AMFI publishes of schemes beside their NAVs, in its own shapes: the scheme master (CSV), average assets (JSON), the
 * expense ratios of a month (XLSX), and the performance gateway (JSON by POST). Generated; no figure is of a real fund.
 */
const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const isCurrent = ({ lastDay }) => lastDay === null;

/** One for each fund: the gateway and the expense ratios name no plan. */
const funds = [
  ...new Map(schemes.filter(isCurrent).map((scheme) => [scheme.fundName, scheme])).values(),
];

const minimums = ['5000', '500', '100', 'Rs. 1,000/- and in multiples of Re. 1', '0', ''];

/** DownloadSchemeData_Po.aspx: CRLF, quotes round names with commas, two spellings of a day, both ISINs in one cell. */
export function schemeMaster() {
  const header =
    'AMC,Code,Scheme Name,Scheme Type,Scheme Category,Scheme NAV Name,Scheme Minimum Amount,Launch Date, Closure Date,ISIN Div Payout/ ISIN GrowthISIN Div Reinvestment';
  const rows = schemes.map((scheme) => {
    const { house, code, fundName, group, category, name, firstDay, fundIndex, index, isClosed } =
      scheme;
    const launch = amfiDate(firstDay);
    const cells = [
      index % 50 === 9 ? `"${house} AMC, Limited"` : `${house} AMC Limited`,
      code,
      index % 50 === 9 ? `"${fundName}, a fund"` : fundName,
      isClosed ? 'Close Ended' : 'Open Ended',
      group ? `${group} - ${category}` : category,
      name,
      minimums[fundIndex % 50 === 7 ? 3 + (index % 3) : fundIndex % 3],
      index % 2 === 0 ? launch : launch.toUpperCase(),
      index % 3 === 0 ? launch : '',
      [isinOf(scheme, false), isinOf(scheme, true)].filter((isin) => isin !== '-').join(''),
    ];
    return cells.join(',');
  });
  return `${[header, ...rows].join('\r\n')}\r\n`;
}

/** The site's own addresses. Answers what its pages ask, and nothing to a gateway request without their headers. */
export async function answerAsAmfiWeb(path, query, context) {
  const { nowMs, posted, headers } = context;
  const today = dayNumber(nowMs + 5.5 * 3_600_000);
  if (path === '/api/average-aum-schemewise') return json(averageAum(query, today));
  if (path === '/api/populate-mf') return json(summaryHouses());
  if (path === '/api/populate-scheme') return json(schemesOfHouse(Number(query.get('MF_ID'))));
  if (path === '/api/populate-ter-month') return json(terMonths(query.get('year'), today));
  if (path === '/api/populate-te-rdata-revised') return terOfMonth(query, today);
  if (path === '/gateway/pollingsebi/api/amfi/fundperformance' && posted !== null) {
    const isOfPage =
      headers.origin &&
      headers.referer?.endsWith('/polling/amfi/fund-performance') &&
      headers['user-agent']?.startsWith('Mozilla/5.0');
    return json({
      validationMsg: 'SUCCESS',
      data: isOfPage ? performance(JSON.parse(posted)) : [],
    });
  }
  return null;
}

function json(body) {
  return body && { text: JSON.stringify(body), type: 'application/json; charset=utf-8' };
}

/** The quarters that have ended at least ten days ago, the newest first. */
function quarters(today) {
  const ended = [];
  for (let year = 2025, quarter = 0; ; quarter += 1) {
    const [from, to] = [quarter * 3, quarter * 3 + 2];
    const endDay = dayNumber(Date.UTC(year, to + 1, 0));
    if (endDay + 10 > today) break;
    const periodYear = year + Math.floor(to / 12);
    ended.unshift(`${monthNames[from % 12]} - ${monthNames[to % 12]} ${periodYear}`);
  }
  return ended;
}

function averageAum(query, today) {
  if (!query.get('fyId')) {
    return {
      data: [
        { id: 1, financial_year: 'April 2026 - March 2027' },
        { id: 2, financial_year: 'April 2025 - March 2026' },
      ],
    };
  }
  if (!query.get('periodId')) {
    const periods = quarters(today).slice(0, 4);
    return {
      type: 'periods',
      data: { periods: periods.map((period, index) => ({ id: index + 1, period })) },
    };
  }
  const byHouse = new Map();
  for (const scheme of schemes.filter(isCurrent)) {
    const rows = byHouse.get(scheme.house) ?? [];
    const isFundOfFunds = scheme.category === 'FoF Domestic';
    const lakh = Math.round(randomOf(`assets ${scheme.code}`)() ** 3 * 900_000 * 100) / 100;
    rows.push({
      AMFI_Code: scheme.code,
      SchemeNAVName: scheme.name.trim(),
      AverageAumForTheMonth: {
        ExcludingFundOfFundsDomesticButIncludingFundOfFundsOverseas: isFundOfFunds ? 0 : lakh,
        FundOfFundsDomestic: isFundOfFunds ? lakh : 0,
      },
    });
    byHouse.set(scheme.house, rows);
  }
  return {
    data: [...byHouse].map(([house, rows]) => ({ Mfname: `${house} Mutual Fund`, schemes: rows })),
  };
}

/** Months of a financial year that have begun. */
function terMonths(year, today) {
  const first = Number(year?.slice(0, 4));
  const now = isoOfDay(today).slice(0, 7);
  return Array.from({ length: 12 }, (_, index) => {
    const month = (index + 3) % 12;
    const ofYear = first + (index > 8 ? 1 : 0);
    const number = String(month + 1).padStart(2, '0');
    return { MonthYear: `${monthNames[month]}-${ofYear}`, MonthNumber: `${number}-${ofYear}` };
  })
    .filter(({ MonthNumber: text }) => `${text.slice(3)}-${text.slice(0, 2)}` <= now)
    .reverse();
}

const terHeader = [
  ...['NSDL Scheme Code', 'Scheme Name', 'Scheme Type', 'Scheme Category', 'TER Date'],
  ...['Regular', 'Direct'].flatMap((plan) =>
    [
      'Base Expense Ratio (BER) (%)',
      'Brokerage cost (%)',
      'Transaction Cost incurred for the purpose of execution of trade (%)',
      'Statutory Levies (including GST) (%)',
      'Total TER (%)',
    ].map((part) => `${plan} Plan - ${part}`),
  ),
];

/** Schemes of a month that has just begun. */
const schemesOfNewMonth = 808;
const workbooks = new Map();
const terPageRows = 100;
const terFields = [
  ...['NSDLSchemeCode', 'Scheme_Name', 'SchemeType_Desc', 'SchemeCat_Desc', 'TER_Date'],
  ...['R', 'D'].flatMap((plan) =>
    ['BER', 'BrokerageCost', 'TransactionCost', 'StatutoryLevies', 'TER'].map(
      (part) => `${plan}_${part}`,
    ),
  ),
];

/**
 * A row for each scheme and day; here two days, since thirty would take the tests long. The whole month comes as a workbook
 * alone; otherwise AMFI answers in pages, which it cuts to a hundred rows.
 */
async function terOfMonth(query, today) {
  const [, number, year] = /^(\d\d)-(\d{4})$/.exec(query.get('Month') ?? '') ?? [];
  if (!number) return null;
  const lastDay = Math.min(dayNumber(Date.UTC(Number(year), Number(number), 0)), today);
  const isNewMonth = lastDay === today && Number(isoOfDay(today).slice(8)) < 10;
  const listed = isNewMonth ? funds.slice(0, schemesOfNewMonth) : funds;
  const rowsOf = (some) =>
    some.flatMap((fund) => [lastDay - 1, lastDay].map((day) => terRow(fund, day)));
  if (query.get('excel') !== 'true') {
    const page = rowsOf(listed.slice(0, terPageRows / 2)).map((cells) =>
      Object.fromEntries(terFields.map((field, index) => [field, cells[index]])),
    );
    const total = listed.length * 2;
    return json({ data: page, meta: { total, pageCount: Math.ceil(total / terPageRows) } });
  }
  const key = `${query.get('Month')} ${lastDay}`;
  if (!workbooks.has(key)) {
    const rows = rowsOf(listed);
    const sheets = [{ name: 'TER_Revised', rows: [terHeader, ...rows] }];
    workbooks.set(key, Buffer.from(await writeXlsx({ sheets })));
  }
  return {
    text: workbooks.get(key),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
}

function terRow(fund, day) {
  const { house, fundName, category, group, code, fundIndex, plan } = fund;
  const random = randomOf(`expenses ${fundName}`);
  const base = 0.1 + random() * 1.2;
  const partsOf = (ber, exists) => {
    // The file of a new scheme was wrong by a factor of a hundred.
    const levies = fundIndex % 331 === 17 ? 23.4 : ber * 0.18;
    const values = exists ? [ber, 0.03, 0.01, levies] : [0, 0, 0, 0];
    const total = values.reduce((sum, value) => sum + value, 0);
    return [...values, total].map((value) => value.toFixed(4));
  };
  return [
    `${house.slice(0, 4).toUpperCase()}/O/E/${code}`,
    fundName,
    'Open Ended',
    `${group} - ${category}`,
    new Date(`${isoOfDay(day)}T00:00:00Z`),
    ...partsOf(base + 0.7, plan !== ''),
    ...partsOf(base, true),
  ];
}

const firstKinds = [1, 13, 30];
const risks = ['Very High', 'Moderate', 'High'];

/** The funds of a kind: AMFI numbers the kinds of equity from 1, of debt from 13, of hybrid from 30; 38 are index funds. */
function performance({ category, subCategory, reportDate }) {
  const day = dayOfAmfiDate(reportDate);
  if (isWeekend(day)) return [];
  const at = category - 1;
  const kinds = groups[at]?.categories ?? [];
  const names =
    category === 5
      ? { 38: ['Index Funds'], 39: ['FoF Overseas', 'FoF Domestic'] }[subCategory]
      : [kinds[subCategory - firstKinds[at]]];
  return funds
    .filter(({ category: own, plan }) => plan && names?.includes(own))
    .map(({ fundName, category: own }) => {
      const random = randomOf(`benchmark ${own}`);
      const risk = risks[at] ?? 'Very High';
      return {
        schemeName: fundName,
        benchmark: `Sample ${own.replace(/ Fund$/, '')} TRI`,
        riskometerScheme: risk,
        riskometerBenchmark: random() < 0.2 ? null : risk,
        navDate: amfiDate(day),
        return1YearRegular: 9.1,
        return1YearDirect: '10.20',
        return1YearBenchmark: Number((4 + random() * 10).toFixed(2)),
        return3YearBenchmark: (6 + random() * 10).toFixed(2),
        return5YearBenchmark: Number((6 + random() * 9).toFixed(2)),
        return10YearBenchmark: null,
        dailyAUM: 4210.33,
      };
    });
}

const houseNames = [...new Set(funds.map(({ house }) => house))];
const firstSummary = 8_000;

function summaryHouses() {
  return houseNames.map((house, at) => ({ mfId: `${at + 3}`, mfName: `${house} Mutual Fund` }));
}

/** Beside them a specialised fund, whose number is none. */
function schemesOfHouse(id) {
  const own = funds.flatMap((fund, at) =>
    fund.house === houseNames[id - 3]
      ? [{ scheme_id: `${firstSummary + at}`, scheme_name: fund.fundName }]
      : [],
  );
  return [...own, { scheme_id: `S-${id}`, scheme_name: 'A specialised fund' }];
}

const exitLoads = [
  'Nil',
  '1% if redeemed within 1 year from allotment; Nil thereafter',
  '0.25% up to 7 days &amp; Nil after',
  'NA',
];
const smallestSips = ['Rs. 500', 'SIP: Rs. 1,000 and in multiples of Re. 1', '', '100'];

/** SSD_8012.xml: houses write three forms of it, and some schemes have none. */
export function schemeSummary(path) {
  const at = Number(/^\/spages\/SSD_(\d{1,7})\.xml$/.exec(path)?.[1]) - firstSummary;
  const fund = funds[at];
  if (!fund || at % 41 === 40) return null;
  const isins = schemes
    .filter(({ fundName }) => fundName === fund.fundName)
    .flatMap((scheme) => [isinOf(scheme, false), isinOf(scheme, true)])
    .filter((isin) => isin !== '-');
  const fields = [
    ['Fund_Name', 'Fund Name', fund.fundName.replaceAll('&', '&amp;')],
    ['Exit_Load_if_applicable', 'Exit Load (if applicable)', exitLoads[at % 4]],
    ['ISINs', 'ISINs', isins.join(', ')],
    [
      'SIP_SWP__STP_Details_Minimum_amount',
      'SIP SWP & STP Details: Minimum amount'.replace('&', '&amp;'),
      smallestSips[(at >> 2) % 4],
    ],
  ];
  const form = houseNames.indexOf(fund.house) % 3;
  const elements = fields.map(([name, , value]) => `<${name}>${value}</${name}>`).join('\n');
  if (form === 0) {
    return `<?xml version="1.0"?>\n<SchemeSummaryDocument><SchemeSummary>${elements}</SchemeSummary></SchemeSummaryDocument>`;
  }
  if (form === 2) return `<root type="object">${elements}</root>`;
  const cell = (text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`;
  const rows = fields.map(
    ([, label, value], row) => `<Row>${[row + 1, label, value].map(cell).join('')}</Row>`,
  );
  return `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Sheet1"><Table>${rows.join('')}</Table></Worksheet></Workbook>`;
}
