import { isIndianIsin } from '@/lib/text/isin';
import type { Taxonomy } from '@/lib/picks/data/filings/xbrl-instance';

/** Lines in rupees by their name, as a filing has them. */
type Lines = Readonly<Record<string, number | string>>;

type Parts = {
  taxonomy?: Taxonomy;
  head?: Lines;
  /** Of the quarter. */
  oneD?: Lines;
  /** Of the year to date. */
  fourD?: Lines;
  /** Of the balance sheet's day. */
  oneI?: Lines;
  /** Contexts in the place of the usual ones. */
  contexts?: string;
  more?: string;
};

/** An ISIN that no share has, with its check digit. */
export function sampleIsin(index: number): string {
  const body = `INX${String(900_000 + index).slice(-6)}01`;
  const digit = [...'0123456789'].find((each) => isIndianIsin(`${body}${each}`));
  return `${body}${digit ?? ''}`;
}

// INX... with check digits that fit: no real share has them.
export const exampleIsin = 'INX999901015';
/** The same issuer after a split. */
export const splitIsin = 'INX999901023';
export const otherIsin = 'INX999801017';

/** NSE's list of all shares (EQUITY_L.csv) with these rows. */
export const shareList = (...rows: string[]): string =>
  [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    ...rows,
  ].join('\r\n');

/** A row of it: a share of 10 rupees that was listed on 6 October 2008. */
export const shareRow = (symbol: string, isin = exampleIsin): string => {
  const name = symbol[0] + symbol.slice(1).toLowerCase();
  return `${symbol},${name} Limited,EQ,06-OCT-2008,10,1,${isin},10`;
};

/** NSE's list of the companies of an index, with their industries. */
export const constituents = `Company Name,Industry,Symbol,Series,ISIN Code\nUdaharan Ltd.,Chemicals,UDAHARAN,EQ,${exampleIsin}`;

const namespaces: Readonly<Record<Taxonomy, string>> = {
  'in-bse-fin': 'http://www.bseindia.com/xbrl/fin/2020-03-31/in-bse-fin',
  'in-capmkt': 'http://www.sebi.gov.in/xbrl/2026-01-31/in-capmkt',
};

const lakh = 100_000;
const crore = 10_000_000;

/** The fourth quarter of a company that earns 10 of 100 crore, with its year and balance sheet. */
export const usualYear = {
  oneD: {
    RevenueFromOperations: 30 * crore,
    ProfitLossForPeriod: 3 * crore,
    PaidUpValueOfEquityShareCapital: 20 * crore,
    FaceValueOfEquityShareCapital: 10,
  },
  fourD: {
    RevenueFromOperations: 100 * crore,
    OtherIncome: 2 * crore,
    Income: 102 * crore,
    CostOfMaterialsConsumed: 40 * crore,
    ChangesInInventoriesOfFinishedGoodsWorkInProgressAndStockInTrade: -1 * crore,
    EmployeeBenefitExpense: 20 * crore,
    FinanceCosts: 4 * crore,
    DepreciationDepletionAndAmortisationExpense: 6 * crore,
    OtherExpenses: 19 * crore,
    Expenses: 88 * crore,
    ProfitBeforeExceptionalItemsAndTax: 14 * crore,
    ProfitBeforeTax: 14 * crore,
    TaxExpense: 4 * crore,
    ProfitLossForPeriod: 10 * crore,
    CashFlowsFromUsedInOperatingActivities: 12 * crore,
    PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: 5 * crore,
    DividendsPaidClassifiedAsFinancingActivities: -2 * crore,
  },
  oneI: {
    Equity: 80 * crore,
    BorrowingsNoncurrent: 15 * crore,
    BorrowingsCurrent: 5 * crore,
    Assets: 120 * crore,
    CurrentAssets: 60 * crore,
    CurrentLiabilities: 30 * crore,
    CashAndCashEquivalents: 10 * crore,
    Inventories: 12 * crore,
    TradeReceivablesCurrent: 18 * crore,
    PropertyPlantAndEquipment: 50 * crore,
  },
} as const;

export const usualHead = (year = 2026): Lines => ({
  ScripCode: '999901',
  Symbol: 'UDAHARAN',
  ISIN: exampleIsin,
  NameOfTheCompany: 'Udaharan &amp; Sons Limited',
  DateOfStartOfFinancialYear: `${year - 1}-04-01`,
  DateOfEndOfFinancialYear: `${year}-03-31`,
  DateOfStartOfReportingPeriod: `${year}-01-01`,
  DateOfEndOfReportingPeriod: `${year}-03-31`,
  DateOfBoardMeetingWhenFinancialResultsWereApproved: `${year}-05-20`,
  NatureOfReportStandaloneConsolidated: 'Consolidated',
  LevelOfRoundingUsedInFinancialStatements: 'Lakhs',
});

const contextOf = (id: string, period: string) =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.bseindia.com">999901</xbrli:identifier></xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;

const contextsOf = (year: number) => {
  const quarter = `<xbrli:startDate>${year}-01-01</xbrli:startDate><xbrli:endDate>${year}-03-31</xbrli:endDate>`;
  const day = `<xbrli:instant>${year}-03-31</xbrli:instant>`;
  return ['', ...['OneD', 'FourD'].map((id) => contextOf(id, quarter)), contextOf('OneI', day)];
};

/** A filing as the exchanges' utility writes it: the year to date declares the quarter's days. */
export function filingXml(
  {
    taxonomy = 'in-bse-fin',
    head = usualHead(),
    oneD = usualYear.oneD,
    fourD = usualYear.fourD,
    oneI = usualYear.oneI,
    contexts,
    more = '',
  }: Parts = {},
  year = 2026,
): string {
  const facts = (lines: Lines, attributes: string) =>
    Object.entries(lines)
      .map(([name, value]) => {
        const text = typeof value === 'number' ? value.toFixed(2) : value;
        return `<${taxonomy}:${name} ${attributes}>${text}</${taxonomy}:${name}>`;
      })
      .join('\n');
  const amounts = (lines: Lines, context: string) =>
    facts(lines, `contextRef="${context}" unitRef="INR" decimals="-5"`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:${taxonomy}="${namespaces[taxonomy]}">
<link:schemaRef xlink:type="simple" xlink:href="Taxonomy.xsd"/>
${contexts ?? contextsOf(year).join('\n')}
<xbrli:unit id="INR"><xbrli:measure>iso4217:INR</xbrli:measure></xbrli:unit>
${facts(head, 'contextRef="OneI"')}
${amounts(oneD, 'OneD')}
${amounts(fourD, 'FourD')}
${amounts(oneI, 'OneI')}
${more}
</xbrli:xbrl>`;
}

export const bankYear = {
  oneD: {
    InterestEarned: 300 * crore,
    PaidUpValueOfEquityShareCapital: 50 * crore,
    FaceValueOfEquityShareCapital: 1,
  },
  fourD: {
    InterestEarned: 1_200 * crore,
    OtherIncome: 150 * crore,
    InterestExpended: 700 * crore,
    OperatingProfitBeforeProvisionAndContingencies: 380 * crore,
    ProfitLossFromOrdinaryActivitiesBeforeTax: 320 * crore,
    TaxExpense: 80 * crore,
    ProfitLossForThePeriod: 240 * crore,
    ProfitLossAfterTaxesMinorityInterestAndShareOfProfitLossOfAssociates: 235 * crore,
  },
  oneI: {
    Capital: 50 * crore,
    ReservesAndSurplus: 1_950 * crore,
    Deposits: 12_000 * crore,
    Borrowings: 1_500 * crore,
    CashAndBalancesWithReserveBankOfIndia: 600 * crore,
    BalancesWithBanksAndMoneyAtCallAndShortNotice: 200 * crore,
    FixedAssets: 90 * crore,
    CapitalAndLiabilities: 16_000 * crore,
  },
} as const;

export const nbfcYear = {
  oneD: usualYear.oneD,
  fourD: {
    RevenueFromOperations: 200 * crore,
    ImpairmentOnFinancialInstruments: 10 * crore,
    FinanceCosts: 90 * crore,
    DepreciationDepletionAndAmortisationExpense: 2 * crore,
    ProfitBeforeExceptionalItemsAndTax: 60 * crore,
    ProfitBeforeTax: 60 * crore,
    TaxExpense: 15 * crore,
    ProfitLossForPeriod: 45 * crore,
  },
  oneI: {
    Equity: 400 * crore,
    DebtSecurities: 500 * crore,
    Borrowings: 600 * crore,
    SubordinatedLiabilities: 50 * crore,
    Assets: 1_700 * crore,
    CashAndCashEquivalents: 75.5 * lakh * 100,
  },
} as const;

type Shareholding = {
  asOf?: string;
  isin?: string;
  symbol?: string;
  /** The fraction of all shares that promoters hold, as written; null leaves the fact out. */
  promoterShare?: string | null;
  total?: string;
  promoterShares?: number;
  /** Null where the company answers that it has none and leaves the figures out. */
  pledgedShares?: number | null;
  /** Ids and names until 2022. */
  isOld?: boolean;
  more?: string;
};

/** A shareholding pattern as the exchanges' utility writes it, with a holder whose figures are not the total. */
export function shareholdingXml({
  asOf = '2026-09-30',
  isin = exampleIsin,
  symbol = 'UDAHARAN',
  promoterShare = '0.551',
  total = '1',
  promoterShares = 55_100_000,
  pledgedShares = null,
  isOld = false,
  more = '',
}: Shareholding = {}): string {
  const id = (member: string) => `${member}${isOld ? 'I' : '_ContextI'}`;
  const promoters = id('ShareholdingOfPromoterAndPromoterGroup');
  const everybody = id('ShareholdingPattern');
  const context = (name: string, member: string | null) =>
    `<xbrli:context id="${name}"><xbrli:entity><xbrli:identifier scheme="http://www.bseindia.com/in-bse-shp/ScripCode">999901</xbrli:identifier>${
      member === null
        ? ''
        : `<xbrli:segment><xbrldi:explicitMember dimension="in-bse-shp:CategoryOfShareholdersAxis">in-bse-shp:${member}</xbrldi:explicitMember></xbrli:segment>`
    }</xbrli:entity><xbrli:period><xbrli:instant>${asOf}</xbrli:instant></xbrli:period></xbrli:context>`;
  const fact = (name: string, contextRef: string, text: string | number | null, unit = '') =>
    text === null || text === ''
      ? ''
      : `<in-bse-shp:${name} contextRef="${contextRef}"${unit && ` unitRef="${unit}" decimals="INF"`}>${text}</in-bse-shp:${name}>`;
  const pledged = isOld
    ? 'PledgedOrEncumberedNumberOfShares'
    : 'NumberOfSharesEncumberedUnderPledged';
  const question = isOld
    ? 'WhetherAnySharesHeldByPromotersArePledgeOrOtherwiseEncumbered'
    : 'WhetherAnySharesHeldByPromotersAreEncumberedUnderPledgedForPromoterAndPromoterGroup';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xbrli:xbrl xmlns:in-bse-shp="http://www.bseindia.com/xbrl/shp/${isOld ? '2022-09-30' : '2025-10-31'}/in-bse-shp" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi">`,
    context('MainI', null),
    context(everybody, 'ShareholdingPatternMember'),
    context(promoters, 'ShareholdingOfPromoterAndPromoterGroupMember'),
    context(
      'IndividualsOrHinduUndividedFamily_Context1',
      'IndividualsOrHinduUndividedFamilyMember',
    ),
    '<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>',
    fact('ScripCode', 'MainI', '999901'),
    fact(isOld ? 'NSESymbol' : 'Symbol', 'MainI', symbol),
    fact('ISIN', 'MainI', isin),
    fact('NameOfTheCompany', 'MainI', 'Udaharan &amp; Sons Limited'),
    fact('DateOfReport', 'MainI', asOf),
    fact(question, 'MainI', pledgedShares === null ? 'false' : 'true'),
    fact('NumberOfShares', 'IndividualsOrHinduUndividedFamily_Context1', 99, 'shares'),
    fact(
      'ShareholdingAsAPercentageOfTotalNumberOfShares',
      'IndividualsOrHinduUndividedFamily_Context1',
      '0.9',
      'pure',
    ),
    fact('ShareholdingAsAPercentageOfTotalNumberOfShares', promoters, promoterShare, 'pure'),
    fact('ShareholdingAsAPercentageOfTotalNumberOfShares', everybody, total, 'pure'),
    fact('NumberOfShares', promoters, promoterShares, 'shares'),
    fact(pledged, promoters, pledgedShares, 'shares'),
    more,
    '</xbrli:xbrl>',
  ].join('\n');
}
