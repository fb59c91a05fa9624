import type { FigureName } from '@/lib/picks/domain/company/company';

/** Which statements a company files: they name their lines differently. */
export type StatementForm = 'general' | 'bank' | 'nbfc';

/** From which column of a filing a line is read. */
export type Column = 'flow' | 'cashFlow' | 'balance' | 'capital';

/**
 * How a figure follows from the lines of a statement: the first name that is given, the sum of the given ones, or the part
 * of the parent's owners in a whole of the group. In a sum a line that is left out beside a given one is nil, as in the
 * printed statement.
 */
export type Source =
  | { column: Column; firstOf: readonly string[] }
  | { column: Column; sumOf: readonly string[]; needs?: string }
  | { column: Column; whole: string; owners: string; others: string };

type FigureSources = Readonly<Partial<Record<FigureName, Source>>>;

export function linesOf(source: Source): readonly string[] {
  if ('whole' in source) return [source.whole, source.owners, source.others];
  return 'firstOf' in source ? source.firstOf : source.sumOf;
}

const flow = (...firstOf: string[]): Source => ({ column: 'flow', firstOf });
const balance = (...firstOf: string[]): Source => ({ column: 'balance', firstOf });

const cashFlows = {
  operatingCashFlow: {
    column: 'cashFlow',
    firstOf: ['CashFlowsFromUsedInOperatingActivities'],
  },
  capitalSpending: {
    column: 'cashFlow',
    sumOf: [
      'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
      'PurchaseOfIntangibleAssetsClassifiedAsInvestingActivities',
    ],
    needs: 'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
  },
  dividends: {
    column: 'cashFlow',
    firstOf: ['DividendsPaidClassifiedAsFinancingActivities'],
  },
} as const satisfies FigureSources;

const goodsLines = [
  'CostOfMaterialsConsumed',
  'PurchasesOfStockInTrade',
  'ChangesInInventoriesOfFinishedGoodsWorkInProgressAndStockInTrade',
] as const;

/** What a company with Ind AS statements of Division II files; a lender, of Division III (Schedule III, Companies Act). */
const indAs = {
  sales: flow('RevenueFromOperations'),
  otherIncome: flow('OtherIncome'),
  depreciation: flow('DepreciationDepletionAndAmortisationExpense'),
  interest: flow('FinanceCosts'),
  profitBeforeTax: flow('ProfitBeforeTax'),
  tax: flow('TaxExpense'),
  // The shares are those of the parent: the minority owners' part of its subsidiaries' profit is not theirs.
  netProfit: {
    column: 'flow',
    whole: 'ProfitLossForPeriod',
    owners: 'ProfitOrLossAttributableToOwnersOfParent',
    others: 'ProfitOrLossAttributableToNonControllingInterests',
  },
  equity: {
    column: 'balance',
    whole: 'Equity',
    owners: 'EquityAttributableToOwnersOfParent',
    others: 'NonControllingInterest',
  },
  totalAssets: balance('Assets'),
  cash: {
    column: 'balance',
    sumOf: ['CashAndCashEquivalents', 'BankBalanceOtherThanCashAndCashEquivalents'],
    needs: 'CashAndCashEquivalents',
  },
  netFixedAssets: balance('PropertyPlantAndEquipment'),
  ...cashFlows,
} as const satisfies FigureSources;

export const figureSources: Readonly<Record<StatementForm, FigureSources>> = {
  general: {
    ...indAs,
    costOfGoods: { column: 'flow', sumOf: goodsLines },
    borrowings: { column: 'balance', sumOf: ['BorrowingsNoncurrent', 'BorrowingsCurrent'] },
    currentAssets: balance('CurrentAssets'),
    currentLiabilities: balance('CurrentLiabilities'),
    inventories: balance('Inventories'),
    receivables: balance('TradeReceivablesCurrent'),
  },
  nbfc: {
    ...indAs,
    borrowings: {
      column: 'balance',
      sumOf: ['DebtSecurities', 'Borrowings', 'SubordinatedLiabilities', 'Deposits'],
    },
  },
  bank: {
    sales: flow('InterestEarned'),
    otherIncome: flow('OtherIncome'),
    interest: flow('InterestExpended'),
    profitBeforeTax: flow('ProfitLossFromOrdinaryActivitiesBeforeTax'),
    tax: flow('TaxExpense'),
    netProfit: flow(
      'ProfitLossAfterTaxesMinorityInterestAndShareOfProfitLossOfAssociates',
      'ProfitLossForThePeriod',
    ),
    equity: { column: 'balance', sumOf: ['Capital', 'ReservesAndSurplus'], needs: 'Capital' },
    borrowings: balance('Borrowings'),
    totalAssets: balance('Assets', 'CapitalAndLiabilities'),
    cash: {
      column: 'balance',
      sumOf: [
        'CashAndBalancesWithReserveBankOfIndia',
        'BalancesWithBanksAndMoneyAtCallAndShortNotice',
      ],
      needs: 'CashAndBalancesWithReserveBankOfIndia',
    },
    netFixedAssets: balance('FixedAssets'),
    ...cashFlows,
  },
};

/** Totals that prove which of their lines are nil: what is given adds up to them. */
export const provingTotals = [
  { total: 'Income', lines: ['RevenueFromOperations', 'OtherIncome'] },
  {
    total: 'Expenses',
    lines: [
      ...goodsLines,
      'EmployeeBenefitExpense',
      'FinanceCosts',
      'DepreciationDepletionAndAmortisationExpense',
      'OtherExpenses',
    ],
  },
] as const;

export const paidUpLine = 'PaidUpValueOfEquityShareCapital';
export const faceValueLine = 'FaceValueOfEquityShareCapital';
export const beforeExceptionalLine = 'ProfitBeforeExceptionalItemsAndTax';

const bankLines = ['InterestExpended', 'OperatingProfitBeforeProvisionAndContingencies'];
const lenderLines = [
  'ImpairmentOnFinancialInstruments',
  'DebtSecurities',
  'FeesAndCommissionIncome',
];
const insurerLines = ['GrossPremiumWritten', 'NetPremiumIncome', 'PremiumEarnedNet', 'NetPremium'];

const headLines = [
  'ISIN',
  'Symbol',
  'ScripCode',
  'NameOfTheCompany',
  'NameOfBank',
  'DateOfStartOfFinancialYear',
  'DateOfEndOfFinancialYear',
  'DateOfStartOfReportingPeriod',
  'DateOfEndOfReportingPeriod',
  'DateOfBoardMeetingWhenFinancialResultsWereApproved',
  'DateOfEndOfBoardMeeting',
  'NatureOfReportStandaloneConsolidated',
  'LevelOfRoundingUsedInFinancialStatements',
  'DeclarationOfUnmodifiedOpinionOrStatementOnImpactOfAuditQualification',
];

/** All lines of amounts that a figure follows from, whatever the form. */
export const amountLines: readonly string[] = [
  paidUpLine,
  beforeExceptionalLine,
  ...provingTotals.flatMap(({ total, lines }) => [total, ...lines]),
  ...Object.values(figureSources).flatMap((sources) => Object.values(sources).flatMap(linesOf)),
];

/** Lines of a balance sheet that a loss can bring below zero; no other one can be. */
export const linesBelowZero: readonly string[] = [
  'Equity',
  'EquityAttributableToOwnersOfParent',
  'NonControllingInterest',
  'ReservesAndSurplus',
];

const wanted = new Set<string>([
  ...headLines,
  ...amountLines,
  faceValueLine,
  ...bankLines,
  ...lenderLines,
  ...insurerLines,
]);

export const isWantedLine = (name: string): boolean => wanted.has(name);

/**
 * By the lines that only this kind files, else by the name of the schema or file, as NSE calls them.
 * @param fileName such as NBFC_INDAS_1234_5678.xml
 */
export function statementFormOf(
  has: (name: string) => boolean,
  schema: string,
  fileName: string,
): StatementForm | 'insurer' {
  const says = (form: RegExp) => form.test(schema.split('/').at(-1) ?? '') || form.test(fileName);
  if (insurerLines.some(has) || says(/^(?:LI|GI)_/i)) return 'insurer';
  if (bankLines.some(has)) return 'bank';
  if (lenderLines.some(has) || says(/NBFC/i)) return 'nbfc';
  return 'general';
}
