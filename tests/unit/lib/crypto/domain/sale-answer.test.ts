import {
  coinPathOf,
  coinTabs,
  offeredPriceRanges,
  priceRanges,
  readCoinQuery,
} from '@/lib/crypto/domain/coin-query';
import { answerSale } from '@/lib/crypto/domain/sale-answer';

const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };
const answer = (quantity: string, cost: string, price: string) =>
  answerSale({ quantity, cost, price }, law);

it('works out a gain: 30 % and 4 % of that, of which 1 % of the price is held back', () => {
  const { saleRupees, sale, problems } = answer('0.5', '1,00,000', '3 lakh');
  expect(problems).toEqual({});
  expect(saleRupees).toBe(150_000);
  expect(sale).toMatchObject({
    taxableGainPaise: 50_000_00,
    taxPaise: 15_000_00,
    cessPaise: 600_00,
    tdsPaise: 1_500_00,
    inHandPaise: 134_400_00,
    balanceOfTaxPaise: 14_100_00,
  });
});

it('taxes no loss, and gives back what was held back', () => {
  expect(answer('1', '2,000', '1,500').sale).toMatchObject({
    lossPaise: 500_00,
    taxPaise: 0,
    balanceOfTaxPaise: -15_00,
  });
});

it.each([
  ['', '1', '1', { quantity: 'missing' }],
  ['two', '-1', '1', { quantity: 'not-a-number', cost: 'negative' }],
  ['1', '1', '1e13', { price: 'not-a-number' }],
  ['1', '1', '2 lakh crore', { price: 'not-a-number' }],
  ['1', '1', '10,00,00,00,00,001', { price: 'too-large' }],
  ['10,00,000', '1', '10,00,001', { quantity: 'too-large' }],
])('says at the field what is wrong with %s, %s and %s', (quantity, cost, price, problems) => {
  expect(answer(quantity, cost, price)).toEqual({ problems, saleRupees: null, sale: null });
});

it('reads the address: a known range, texts no longer than a field, the rest ignored', () => {
  expect(readCoinQuery({}, priceRanges).range).toBe('1y');
  expect(
    readCoinQuery({ range: '5y', coins: 'x'.repeat(41), price: ['7', '8'] }, priceRanges),
  ).toEqual({
    range: '1y',
    tab: 'sale',
    typed: { coins: '', rupees: '', quantity: '', cost: '', price: '7' },
  });
  expect(readCoinQuery({ range: '90d' }, priceRanges).range).toBe('90d');
});

it('reads the address of each range and tab that it writes', () => {
  expect(coinPathOf('bee', { range: '1y', tab: 'sale' })).toBe('/features/crypto-market/bee');
  for (const range of priceRanges) {
    for (const tab of coinTabs) {
      const { searchParams } = new URL(coinPathOf('bee', { range, tab }), 'http://site');
      const read = readCoinQuery(Object.fromEntries(searchParams), priceRanges);
      expect({ range: read.range, tab: read.tab }).toEqual({ range, tab });
    }
  }
  expect(readCoinQuery({ tab: 'nothing' }, priceRanges).tab).toBe('sale');
});

it('offers "All" only where whole histories are to be had', () => {
  const offered = offeredPriceRanges(false);
  expect(offered).toEqual(['1d', '7d', '30d', '90d', '1y']);
  expect(offeredPriceRanges(true)).toEqual(priceRanges);
  expect(readCoinQuery({ range: 'max' }, offered).range).toBe('1y');
});
