import { loadMarket } from '@/lib/crypto/server/source';
import {
  importHoldings,
  removeSharePrice,
  saveHousehold,
  saveSharePrice,
  saveTarget,
  saveTransaction,
} from '@/lib/dashboard/server/actions';
import { freshTransaction } from '@/lib/dashboard/domain/form-states';
import { findSchemes, loadSchemes } from '@/lib/funds/server/source';
import {
  changeMySavedItems,
  listSavedItemsOf,
  requireSaver,
  type ItemChange,
  type Saver,
} from '@/lib/saved/store';
import type { SavedItem } from '@/lib/saved/saved-item';
import { unansweredHousehold } from '@/lib/household/household';
import { householdItemOf } from '@/lib/household/saved-household';
import { savedPricesOf, targetItemOf } from '@/lib/holdings/saved-wishes';
import { formOf } from '@/tests/factories/form-of';
import { savedIdOf, savedLot } from '@/tests/factories/saved-lot';
import { failure, success } from '@/lib/result';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('@/lib/crypto/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/funds/server/source', () => ({ loadSchemes: jest.fn(), findSchemes: jest.fn() }));
jest.mock('@/lib/saved/store', () => ({
  requireSaver: jest.fn(),
  listSavedItemsOf: jest.fn(),
  putMySavedItem: jest.fn(),
  changeMySavedItems: jest.fn(),
}));

const start = { status: null, problems: [], count: 0, savedBefore: 0, maybeTwice: 0 };
const csv = 'class,instrument,bought_on,quantity,cost_rupees\nshare,INFY,2024-11-21,10,18500\n';

/** As the account has these items: what is written is what the change makes of them. */
function holdItems(...items: SavedItem[]) {
  jest.mocked(listSavedItemsOf).mockResolvedValue(success(items));
  const written: ItemChange[] = [];
  jest.mocked(changeMySavedItems).mockImplementation((_, __, change) => {
    const changed = change(items);
    if (changed.ok) written.push(changed.value);
    return Promise.resolve(changed.ok ? success(null) : changed);
  });
  return written;
}

function importForm(text: BlobPart = csv) {
  const form = formOf({ file: new File([text], 'purchases.csv') });
  return { form, read: jest.spyOn(form.get('file') as File, 'arrayBuffer') };
}

beforeEach(() => {
  jest.clearAllMocks();
  holdItems();
  jest.mocked(loadMarket).mockResolvedValue(failure('unavailable') as never);
  jest.mocked(loadSchemes).mockResolvedValue(failure('unavailable') as never);
});

test.each(['guest', 'ended', 'too-many', 'unavailable'] as const)(
  'without leave (%s) no file is read and no list is loaded',
  async (problem) => {
    jest.mocked(requireSaver).mockResolvedValue(failure(problem));
    const { form, read } = importForm();
    expect(await importHoldings(start, form)).toEqual({ ...start, status: problem });
    expect(read).not.toHaveBeenCalled();
    const state = await saveTransaction(freshTransaction, formOf({ instrument: 'no such fund' }));
    expect(state).toMatchObject({ status: problem, typed: { instrument: 'no such fund' } });
    for (const unasked of [loadMarket, loadSchemes, findSchemes, changeMySavedItems])
      expect(unasked).not.toHaveBeenCalled();
  },
);

describe('with leave', () => {
  beforeEach(() => {
    jest.mocked(requireSaver).mockResolvedValue(success({ uid: 'asha' } as Saver));
  });

  const none = { status: null, typed: '', problem: null };
  const saveInfy = (price: string, more: Record<string, string> = {}) =>
    saveSharePrice(none, formOf({ assetClass: 'share', instrumentId: 'INFY', price, ...more }));

  test.each([
    ['5,000 crore', 'saved', null],
    ['1,00,001 crore', 'invalid', 'too-large'],
    ['0', 'invalid', 'not-above-zero'],
  ])('a price of %s is %s', async (price, status, problem) => {
    expect(await saveInfy(price)).toMatchObject({ status, problem });
  });

  test('a price joins the list of its instrument, and is removed from it', async () => {
    let items: SavedItem[] = [];
    const press = async <State>(action: () => Promise<State>) => {
      const written = holdItems(...items);
      const state = await action();
      items = written.flatMap(({ put }) => put.map((item) => ({ ...item, updatedAt: new Date() })));
      return state;
    };
    for (const price of ['18,500', '1,850']) {
      expect(await press(() => saveInfy(price))).toMatchObject({ status: 'saved' });
    }
    const infy = { assetClass: 'share', instrumentId: 'INFY' } as const;
    const [price] = savedPricesOf(items, infy);
    expect(items).toHaveLength(1);
    expect(price).toMatchObject({ rupees: 1_850 });
    const form = formOf({ id: price!.id });
    expect(await press(() => removeSharePrice({ status: null }, form))).toEqual({
      status: 'saved',
    });
    expect(items).toEqual([]);
  });

  test.each([
    ['2018-01-31', true],
    ['2018-01-30', false],
  ])('a price with the day %s is one of that day: %p', async (day, isOfDay) => {
    const written = holdItems();
    expect(await saveInfy('1,175', { day })).toMatchObject({ status: 'saved' });
    const [item] = written.flatMap(({ put }) => put);
    const prices = item?.data.prices as Record<string, number>;
    expect(Object.values(prices)).toEqual([1_175]);
    expect('2018-01-31' in prices).toBe(isOfDay);
    expect('2018-01-30' in prices).toBe(false);
  });

  test('gold has no price of 31 January 2018, and what a form says of it is not saved', async () => {
    const written = holdItems();
    const gold = { assetClass: 'gold', instrumentId: 'Coins' };
    const form = formOf({ ...gold, price: '3,000', day: '2018-01-31' });
    const answer = { status: 'invalid', typed: '3,000' };
    expect(await saveSharePrice(none, form)).toMatchObject(answer);
    expect(written).toEqual([]);
  });

  test('the file is imported', async () => {
    const { form } = importForm();
    expect(await importHoldings(start, form)).toEqual({ ...start, status: 'saved', count: 1 });
    expect(changeMySavedItems).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['UTF-16, as Excel saves "Unicode text"', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(csv.replace('share,INFY', 'gold,Pi\u00e8ces'), 'latin1')],
  ])('a file in %s is read', async (_, bytes) => {
    const { form } = importForm(new Uint8Array(bytes));
    expect(await importHoldings(start, form)).toEqual({ ...start, status: 'saved', count: 1 });
  });

  test('a purchase that was typed before is not added again by a file', async () => {
    const lot = { boughtOn: '2024-11-21', costRupees: 18_500 } as const;
    const typed = savedLot('share', 'INFY', { id: savedIdOf(1), ...lot });
    const written = holdItems(typed);
    const { form } = importForm();
    const all = { ...start, status: 'saved', count: 0, savedBefore: 1 };
    expect(await importHoldings(start, form)).toEqual(all);
    expect(written).toEqual([{ put: [], removeIds: [] }]);
  });

  test('an export is read again after a fund that is held has left the list', async () => {
    const lot = { boughtOn: '2019-01-02', costRupees: 1_000 } as const;
    const ended = savedLot('fund', '102000', { id: savedIdOf(1), ...lot });
    holdItems(ended);
    const rows = `${csv}fund,102000,2019-01-02,10,1000\n`;
    expect(await importHoldings(start, importForm(rows).form)).toMatchObject({
      ...{ status: 'saved', count: 1, savedBefore: 1 },
    });
    const others = rows.replace('102000', '102001');
    expect(await importHoldings(start, importForm(others).form)).toMatchObject({ count: 0 });
  });

  test('a purchase that was not saved keeps the id of its form', async () => {
    jest.mocked(changeMySavedItems).mockResolvedValue(failure('unavailable'));
    const bought = { type: 'buy', on: '2024-11-21', quantity: '10', rupees: '18500' };
    const form = { id: savedIdOf(2), assetClass: 'share', instrument: 'INFY', ...bought };
    expect(await saveTransaction(freshTransaction, formOf(form))).toMatchObject({
      ...{ status: 'unavailable', newId: savedIdOf(2) },
    });
  });

  test.each([
    ['deposit', 'FD of Asha', 'no-rate'],
    ['share', 'Reliance Industries', 'no-symbol'],
    ['gold', '*', 'no-name'],
    ['fund', ' ', 'missing'],
  ])('a %s that is called %p is answered by %s', async (assetClass, instrument, problem) => {
    const purchase = formOf({ assetClass, instrument });
    expect(await saveTransaction(freshTransaction, purchase)).toMatchObject({
      problems: { instrument: problem },
    });
  });

  test('a list that cannot be loaded is not called an unknown name', async () => {
    const { form } = importForm(csv.replace('share,INFY', 'fund,122639'));
    expect(await importHoldings(start, form)).toEqual({ ...start, status: 'no-list' });
    const bought = { on: '2025-04-10', quantity: '1', rupees: '100' };
    const purchase = formOf({ assetClass: 'fund', instrument: '122639', ...bought });
    jest.mocked(findSchemes).mockResolvedValue(failure('unavailable') as never);
    expect(await saveTransaction(freshTransaction, purchase)).toMatchObject({
      status: 'invalid',
      problems: { instrument: 'no-list' },
    });
  });
});

describe('answers about a household', () => {
  const answered = { ...unansweredHousehold, monthlyIncomeRupees: 90_000, savingsRupees: 50_000 };
  const fresh = { status: null, typed: {}, shown: {}, problems: {} };

  beforeEach(() => jest.mocked(requireSaver).mockResolvedValue(success({ uid: 'asha' } as Saver)));

  test('that another device changed since the form was made stay, unless the form changes them', async () => {
    const elsewhere = {
      ...answered,
      savingsRupees: 70_000,
      loansRupees: 9_000,
      regime: 'new',
    } as const;
    const written = holdItems({ ...householdItemOf(elsewhere), updatedAt: new Date() });
    const form = formOf({
      ...{ monthlyIncomeRupees: '1 lakh', savingsRupees: '50,000', regime: 'old' },
      ...{ 'shown-monthlyIncomeRupees': '90,000', 'shown-savingsRupees': '50,000' },
    });
    const saved = await saveHousehold(fresh, form);
    expect(written).toEqual([
      {
        put: [householdItemOf({ ...elsewhere, monthlyIncomeRupees: 100_000, regime: 'old' })],
        removeIds: [],
      },
    ]);
    expect(saved.status).toBe('saved');
    expect(saved.shown).toEqual(saved.typed);
  });

  test('that are cleared are no answers any more', async () => {
    const written = holdItems({ ...householdItemOf(answered), updatedAt: new Date() });
    const shown = { 'shown-monthlyIncomeRupees': '90,000', 'shown-savingsRupees': '50,000' };
    await saveHousehold(fresh, formOf({ savingsRupees: '50,000', ...shown }));
    expect(written[0]?.put).toEqual([
      householdItemOf({ ...unansweredHousehold, savingsRupees: 50_000 }),
    ]);
  });

  test('that cannot be read are not saved, and the form still knows what it was made from', async () => {
    const written = holdItems();
    const form = formOf({ savingsRupees: 'some', 'shown-savingsRupees': '50,000' });
    expect(await saveHousehold(fresh, form)).toMatchObject({
      ...{ status: 'invalid', problems: { savingsRupees: 'not-a-number' } },
      shown: { savingsRupees: '50,000' },
    });
    expect(written).toEqual([]);
  });
});

describe('a target allocation', () => {
  const none = { equity: 0, debt: 0, gold: 0, coins: 0, mixed: 0, cash: 0 };
  const first = { ...none, equity: 60, debt: 40 };
  const other = { ...none, equity: 50, debt: 50 };
  const textsOf = (target: typeof none) =>
    Object.fromEntries(Object.entries(target).map(([group, share]) => [group, String(share)]));
  const fresh = { status: null, typed: textsOf(none), shown: textsOf(none) } as never;
  const send = (sent: typeof none, shown: typeof none | null) =>
    saveTarget(
      fresh,
      formOf({
        ...textsOf(sent),
        ...Object.fromEntries(
          Object.entries(shown ? textsOf(shown) : {}).map(([group, text]) => [
            `shown-${group}`,
            text,
          ]),
        ),
      }),
    );
  const holdTarget = (target: typeof none) =>
    holdItems({ ...targetItemOf(target), updatedAt: new Date() });

  beforeEach(() => jest.mocked(requireSaver).mockResolvedValue(success({ uid: 'asha' } as Saver)));

  test('is saved where the form shows the one that is saved, and where there is none', async () => {
    const replaced = holdTarget(first);
    expect(await send(other, first)).toMatchObject({ status: 'saved', shown: textsOf(other) });
    expect(replaced).toEqual([{ put: [targetItemOf(other)], removeIds: [] }]);
    const added = holdItems();
    expect(await send(other, null)).toMatchObject({ status: 'saved' });
    expect(added).toEqual([{ put: [targetItemOf(other)], removeIds: [] }]);
  });

  test.each([
    ['another', first],
    ['none', null],
  ])('that another device saved stays where the form shows %s', async (_, shown) => {
    const third = { ...none, equity: 80, debt: 20 };
    const written = holdTarget(other);
    expect(await send(third, shown)).toMatchObject({
      ...{ status: 'changed-elsewhere', typed: textsOf(third), shown: textsOf(other) },
    });
    expect(written).toEqual([]);
    // The answer shows the other one: a second press replaces it.
    expect(await send(third, other)).toMatchObject({ status: 'saved' });
    expect(written).toEqual([{ put: [targetItemOf(third)], removeIds: [] }]);
  });

  test('that is sent again because its answer was lost is saved already', async () => {
    holdTarget(other);
    expect(await send(other, first)).toMatchObject({ status: 'saved', shown: textsOf(other) });
  });
});
