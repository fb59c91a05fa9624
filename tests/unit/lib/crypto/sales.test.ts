import fc from 'fast-check';
import { coinsAfterTax } from '@/lib/crypto/domain/coins-after-tax';
import { lotsCsv, marketCsv } from '@/lib/crypto/domain/crypto-csv';
import { answerSale } from '@/lib/crypto/domain/sale-answer';
import {
  emptySale,
  type SaleTyped,
  fragmentOf,
  salesOfFragment,
} from '@/lib/crypto/domain/sale-typed';
import { readSales, vdaYears } from '@/lib/crypto/domain/schedule-vda';
import { scheduleVdaCsv } from '@/lib/crypto/domain/schedule-vda-csv';
import { taxOnVdaSale } from '@/lib/crypto/domain/vda-tax';
import { lotRowsOf, yourCoins } from '@/lib/crypto/domain/your-coins';
import type { Purchase } from '@/lib/holdings/saved-holding';
import { heldOf } from '@/tests/factories/held';
import { coingecko } from '@/lib/sources/providers';
import { coinOf } from './coin-of';

const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };

describe('the tax on a sale', () => {
  it('of 1,50,000 bought for 1,00,000 is 15,000 and 600, less 1,500 held back', () => {
    expect(taxOnVdaSale(1_50_000, 1_00_000, law)).toEqual({
      ...{ taxableGainPaise: 50_000_00, lossPaise: 0, taxPaise: 15_000_00, cessPaise: 600_00 },
      ...{ tdsPaise: 1_500_00, balanceOfTaxPaise: 14_100_00 },
      ...{ receivedPaise: 1_48_500_00, inHandPaise: 1_34_400_00 },
    });
  });

  it('rounds half a paisa up, as it is typed and not as it is in binary', () => {
    const small = { taxableGainPaise: 101, receivedPaise: 100 };
    expect(taxOnVdaSale(1.005, 0, law)).toMatchObject(small);
    expect(taxOnVdaSale(8.575, 4.35, law)).toMatchObject({ taxableGainPaise: 423 });
  });

  it('of a loss is nothing, and what was held back is to be claimed', () => {
    expect(taxOnVdaSale(80_000, 1_00_000, law)).toMatchObject({
      ...{ taxableGainPaise: 0, lossPaise: 20_000_00 },
      ...{ balanceOfTaxPaise: -800_00, inHandPaise: 80_000_00 },
    });
  });

  it('adds up to the paisa, also for thousands of crores', () => {
    const rupees = fc.integer({ min: 0, max: 5e14 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(rupees, rupees, (price, cost) => {
        const sale = taxOnVdaSale(price, cost, law);
        expect(sale.receivedPaise - sale.balanceOfTaxPaise).toBe(sale.inHandPaise);
        expect(sale.taxableGainPaise * sale.lossPaise).toBe(0);
        const exact = (BigInt(sale.taxableGainPaise) * 30n * 2n + 100n) / 200n;
        expect(BigInt(sale.taxPaise)).toBe(exact);
      }),
    );
  });

  it('of what is no amount throws', () => {
    expect(() => taxOnVdaSale(-1, 0, law)).toThrow('No amount');
    expect(() => taxOnVdaSale(1, NaN, law)).toThrow('No amount');
  });
});

it('the gain of one lot is taxed although another lot lost more', () => {
  const purchases: Purchase[] = [
    { id: '1', boughtOn: '2024-01-01', quantity: 1, costRupees: 100 },
    { id: '2', boughtOn: '2025-01-01', quantity: 1, costRupees: 1_000 },
  ];
  const holding = heldOf({ assetClass: 'coin', instrumentId: 'a', lots: purchases });
  const { lots, ...whole } = coinsAfterTax(holding, 500, law);
  expect(whole).toEqual({
    ...{ quantity: 2, costRupees: 1_100, valueRupees: 1_000 },
    ...{ gainRupees: -100, taxRupees: 124.8, leftRupees: 875.2 },
  });
  expect(lots.map(({ taxRupees }) => taxRupees)).toEqual([124.8, 0]);
});

it('the gain and the tax of a gift that was entered with 0 are not known, those of other lots are', () => {
  const purchases: Purchase[] = [
    { id: '1', boughtOn: '2024-01-01', quantity: 1, costRupees: 0 },
    { id: '2', boughtOn: '2025-01-01', quantity: 1, costRupees: 100 },
  ];
  const holding = heldOf({ assetClass: 'coin', instrumentId: 'a', lots: purchases });
  const { lots, ...whole } = coinsAfterTax(holding, 500, law);
  const unknown = { costRupees: null, gainRupees: null, taxRupees: null, leftRupees: null };
  expect(whole).toEqual({ ...unknown, quantity: 2, valueRupees: 1_000 });
  expect(lots).toMatchObject([
    { ...unknown, valueRupees: 500 },
    { costRupees: 100, valueRupees: 500, gainRupees: 400, taxRupees: 124.8, leftRupees: 375.2 },
  ]);
});

describe('files', () => {
  const { name, url } = coingecko;
  const origin = {
    source: { name, url, attribution: 'Data provided' },
    asOf: '2026-11-21T08:35:00.000Z',
    fetchedAt: '2026-11-21T08:36:00.000Z',
    status: 'stale',
  } as const;
  const lines = (csv: string) => csv.trimEnd().split('\r\n');

  it('of the market names its source, its time and its state above the figures', () => {
    expect(lines(marketCsv(origin, [], 'inr')).slice(0, 2)).toEqual([
      'Source,Data provided,https://www.coingecko.com',
      'As of,2026-11-21T08:35:00.000Z,Received,2026-11-21T08:36:00.000Z,Status,stale',
    ]);
  });

  it('names rate, day and source of what was converted to dollars', () => {
    const source = { name: 'ECB by Frankfurter', url: null, attribution: null };
    const rate = { ...origin, source, asOf: '2026-11-20', data: { rupeesPerDollar: 88.4 } };
    expect(lines(marketCsv(origin, [], 'usd', rate))[2]).toBe(
      'Rupees per dollar,88.4,As of,2026-11-20,Status,stale,Source,ECB by Frankfurter,,Changes are those of the rupee price',
    );
  });

  it('leaves unknown cells empty, writes plain numbers and escapes names', () => {
    const changePercent = { '1h': -1.5, '24h': null, '7d': null, '30d': null, '1y': null };
    const allTimeHigh = { price: 9, at: '2024-03-14T00:00:00.000Z', changePercent: null };
    const known = { id: 'x', name: '=1+1', symbol: 'X', price: 0.00001, changePercent };
    const coin = coinOf({ ...known, allTimeHigh });
    const csv = lines(marketCsv(origin, [coin], 'usd'));
    expect(csv[3]).toMatch(/^Rank,Id,Name,Symbol,Price \(USD\),Change 1h/);
    expect(csv[4]).toMatch(/^,x,"'=1\+1",X,0\.00001,-1\.5,,,,,/);
    expect(csv[4]).toMatch(/,9,2024-03-14T00:00:00\.000Z,,$/);
  });

  it('lists purchases lot by lot with the tax on each', () => {
    const items = [500, 5_000, 0].map((costRupees, index) => {
      const id = `${index}1111111-1111-4111-8111-111111111111`;
      const lots = [{ id, boughtOn: '2025-01-31', quantity: 2, costRupees }];
      const data = { assetClass: 'coin', instrumentId: 'x', lots };
      return { id, kind: 'holding', version: 1, data };
    });
    const market = [coinOf({ id: 'x', name: 'Ex', price: 600 })];
    const rows = lotRowsOf(yourCoins(items, market, law));
    expect(lines(lotsCsv(origin, rows, '2026-11-26')).slice(5)).toEqual([
      // A gift, whose cost is not known.
      'Ex,x,2025-01-31,2,,1200,,,',
      'Ex,x,2025-01-31,2,500,1200,700,218.4,981.6',
      'Ex,x,2025-01-31,2,5000,1200,-3800,0,1200',
    ]);
    const unpriced = lotRowsOf(yourCoins(items, [], law));
    const withoutPrices = lines(lotsCsv(null, unpriced, '2026-11-26'));
    expect(withoutPrices.slice(0, 2)).toEqual(['"Arthayatra, made on",2026-11-26', 'No prices']);
    expect(withoutPrices.slice(4, 6)).toEqual([',x,2025-01-31,2,,,,,', ',x,2025-01-31,2,500,,,,']);
  });
});

describe('a typed sale', () => {
  const answer = (quantity: string, cost: string, price: string) =>
    answerSale({ quantity, cost, price }, law);

  it.each([
    ['', '1', '1', { quantity: 'missing' }],
    ['two', '-1', '1', { quantity: 'not-a-number', cost: 'negative' }],
    ['1', '1', '1e13', { price: 'not-a-number' }],
    ['1', '1', '2 lakh crore', { price: 'not-a-number' }],
    ['1', '1', '10,00,00,00,00,001', { price: 'too-large' }],
    ['10,00,000', '1', '10,00,001', { quantity: 'too-large' }],
  ])('says at the field what is wrong with %s, %s and %s', (quantity, cost, price, problems) => {
    expect(answer(quantity, cost, price)).toEqual({ problems, sale: null });
  });

  it('may be as large as the largest amount', () => {
    const { problems, sale } = answer('10,00,000', '1', '10,00,000');
    expect([problems, sale?.taxableGainPaise]).toEqual([{}, 1e14 - 100]);
  });
});

describe('Schedule VDA', () => {
  const lawFrom = '2022-04-01';
  const today = '2026-11-21';

  const sale = (changes: Partial<SaleTyped> = {}): SaleTyped => ({
    ...{ coin: 'Bitcoin', acquiredOn: '2024-02-01', soldOn: '2026-03-31' },
    ...{ cost: '1,00,000', consideration: '1.5 lakh', ...changes },
  });
  const rowsOf = (...typed: SaleTyped[]) => readSales(typed, lawFrom, today).rows;

  it('has a line for each sale: its income is the price less the cost, nil for a loss', () => {
    const rows = rowsOf(sale(), emptySale, sale({ consideration: '60,000.50' }));
    expect(rows.map(({ incomeRupees, lossRupees }) => [incomeRupees, lossRupees])).toEqual([
      [50_000, 0],
      [0, 39_999.5],
    ]);
  });

  it('sets no loss off: the tax is that on the gains alone', () => {
    const [year] = vdaYears(rowsOf(sale(), sale({ consideration: '0' })), law);
    expect(year).toMatchObject({ year: '2025-26', incomeRupees: 50_000, lossRupees: 100_000 });
    // 30 % of 50,000, and 4 % cess on it.
    expect(year?.taxRupees).toBe(15_600);
  });

  it('knows no tax on an income beyond all amounts, and keeps the sums', () => {
    const largest = sale({ cost: '0', consideration: '1,00,000 crore' });
    const [year] = vdaYears(rowsOf(...Array.from({ length: 100 }, () => largest)), law);
    expect(year).toMatchObject({ incomeRupees: 1e14, taxRupees: null });
  });

  it('puts a sale into the year from April, the newest first', () => {
    const rows = rowsOf(sale({ soldOn: '2026-03-31' }), sale({ soldOn: '2026-04-01' }));
    expect(vdaYears(rows, law).map(({ year }) => year)).toEqual(['2026-27', '2025-26']);
  });

  it('takes a sale on the day of its purchase', () => {
    expect(rowsOf(sale({ acquiredOn: '2026-03-31' }))).toHaveLength(1);
  });

  it.each([
    [{ acquiredOn: '' }, { acquiredOn: 'missing' }],
    [{ soldOn: '2026-02-30' }, { soldOn: 'no-date' }],
    [{ soldOn: '2026-11-22' }, { soldOn: 'in-future' }],
    [{ soldOn: '2024-01-31' }, { soldOn: 'before-purchase' }],
    [{ acquiredOn: '2020-01-01', soldOn: '2022-03-31' }, { soldOn: 'before-law' }],
    [{ cost: 'x' }, { cost: 'not-a-number' }],
    [{ consideration: '-1' }, { consideration: 'negative' }],
  ])('names the wrong field of %j', (changes, problems) => {
    expect(readSales([sale(changes)], lawFrom, today)).toEqual({ rows: [], problems: [problems] });
  });

  it('writes the columns of Schedule VDA, days as returns write them, and no formula of a spreadsheet', () => {
    const [year] = vdaYears(rowsOf(sale(), sale({ consideration: '90,000', coin: '=A1' })), law);
    expect(scheduleVdaCsv(year!, 'capital-gains').split('\r\n').slice(1)).toEqual([
      '1,01/02/2024,31/03/2026,Capital Gain,100000,150000,50000,Bitcoin',
      '2,01/02/2024,31/03/2026,Capital Gain,100000,90000,0,"\'=A1"',
    ]);
  });

  it('property: what was typed comes back from the fragment of the address', () => {
    const text = fc.string({ maxLength: 20 });
    const days = { acquiredOn: text, soldOn: text };
    const anySale = fc.record({ coin: text, ...days, cost: text, consideration: text });
    fc.assert(
      fc.property(fc.array(anySale, { maxLength: 5 }), (sales) => {
        const filled = sales.filter((each) => Object.values(each).some((value) => value.trim()));
        expect(salesOfFragment(`#${fragmentOf(sales)}`)).toEqual(filled);
      }),
    );
  });

  it.each(['', '#', '#s=1', '#s=[1]', '#s={}', '#s=%5B'])('reads nothing out of %s', (fragment) => {
    expect(salesOfFragment(fragment)).toEqual([]);
  });
});
