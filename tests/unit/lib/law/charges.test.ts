import { expiryDays } from '@/content/law/expiry-days';
import { exchangeCharges, sebiFee } from '@/content/law/exchange-charges';
import { indexLots, minimumContractValue } from '@/content/law/contract-lots';
import { rowHolding, rowOn } from '@/lib/law/dated-row';
import {
  securitiesTransactionTax,
  transactionTaxRounding,
} from '@/content/law/securities-transaction-tax';
import { stampDuty, tradingGst } from '@/content/law/trading-duties';

const today = '2026-11-21';

test.each([
  ['equityDelivery', 0.1, 'turnover', 'both'],
  ['equityIntraday', 0.025, 'turnover', 'seller'],
  ['equityFundUnit', 0.001, 'turnover', 'seller'],
  ['futures', 0.05, 'turnover', 'seller'],
  ['options', 0.15, 'premium', 'seller'],
  ['optionExercise', 0.15, 'intrinsic-value', 'buyer'],
] as const)(
  'transaction tax of %s is %p %% of %s, paid by %s',
  (trade, ratePercent, of, paidBy) => {
    const { value } = rowHolding(securitiesTransactionTax[trade], today);
    expect(value).toEqual({ ratePercent, of, paidBy });
  },
);

test('the transaction tax of a day is rounded to the rupee', () => {
  expect(rowHolding(transactionTaxRounding, today).value.toMultipleOfRupees).toBe(1);
});

/** NSE circular FA73061; BSE .00375 % and .0325 % */
test.each([
  ['nse', 'equity', 307],
  ['nse', 'futures', 183],
  ['nse', 'options', 3553],
  ['bse', 'equity', 375],
  ['bse', 'futures', 0],
  ['bse', 'options', 3250],
] as const)('%s charges for %s are %p rupees a crore', (exchange, segment, rupeesPerCrore) => {
  expect(rowHolding(exchangeCharges[exchange][segment], today).value).toEqual({ rupeesPerCrore });
});

test('SEBI takes 10 rupees a crore, GST 18 % on brokerage and both charges', () => {
  expect(rowHolding(sebiFee, today).value.rupeesPerCrore).toBe(10);
  expect(rowHolding(tradingGst, today).value).toEqual({
    ratePercent: 18,
    on: ['brokerage', 'exchange-charge', 'sebi-fee'],
  });
});

test.each([
  ['equityDelivery', 0.015],
  ['equityIntraday', 0.003],
  ['futures', 0.002],
  ['options', 0.003],
] as const)('stamp duty of %s is %p %%', (trade, ratePercent) => {
  expect(rowHolding(stampDuty[trade], today).value).toEqual({ ratePercent });
});

/** NSE circulars FAOP70616 and FAOP75239 */
test.each([
  ['NIFTY', '2024-11-19', 25],
  ['NIFTY', '2024-11-20', 75],
  ['NIFTY', '2026-01-26', 75],
  ['NIFTY', today, 65],
  ['BANKNIFTY', today, 30],
  ['FINNIFTY', today, 60],
  ['MIDCPNIFTY', today, 120],
  ['NIFTYNXT50', today, 25],
  ['NIFTYFPI', '2026-08-11', undefined],
  ['NIFTYFPI', today, 1100],
  ['SENSEX', today, 20],
  ['BANKEX', today, 30],
] as const)('a lot of %s on %s is %p', (index, date, units) => {
  expect(rowOn(indexLots[index], date)?.value.units).toBe(units);
});

test.each([
  ['NIFTY', 'nse', 2, 'weekly'],
  ['BANKNIFTY', 'nse', 2, 'monthly'],
  ['FINNIFTY', 'nse', 2, 'monthly'],
  ['MIDCPNIFTY', 'nse', 2, 'monthly'],
  ['NIFTYNXT50', 'nse', 2, 'monthly'],
  ['NIFTYFPI', 'nse', 2, 'monthly'],
  ['SENSEX', 'bse', 4, 'weekly'],
  ['BANKEX', 'bse', 4, 'monthly'],
  ['nse-stocks', 'nse', 2, 'monthly'],
  ['bse-stocks', 'bse', 4, 'monthly'],
] as const)('%s expires at the %s on weekday %p, %s', (contract, exchange, isoWeekday, cycle) => {
  expect(rowHolding(expiryDays[contract], today).value).toEqual({ exchange, isoWeekday, cycle });
  expect(rowOn(expiryDays[contract], '2025-08-31')).toBeNull();
});

test('a contract is worth 15 to 20 lakh when it is introduced', () => {
  expect(rowHolding(minimumContractValue, today).value).toEqual({
    fromRupees: 1_500_000,
    toRupees: 2_000_000,
  });
});

test('a table without a row for the day is our mistake', () => {
  expect(() => rowHolding(sebiFee, '2020-01-01')).toThrow('No row on 2020-01-01 beside sebi-fee');
});
