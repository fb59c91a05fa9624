import { loadMarket } from '@/lib/crypto/server/source';
import { addPurchase, importHoldings } from '@/lib/dashboard/server/actions';
import { emptyPurchase } from '@/lib/dashboard/domain/form-states';
import { findSchemes, loadSchemes } from '@/lib/funds/server/source';
import { putMySavedItem, putMySavedItems, requireSaver, type Saver } from '@/lib/saved/store';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('@/lib/crypto/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/funds/server/source', () => ({ loadSchemes: jest.fn(), findSchemes: jest.fn() }));
jest.mock('@/lib/saved/store', () => ({
  requireSaver: jest.fn(),
  putMySavedItem: jest.fn(),
  putMySavedItems: jest.fn(),
}));

const start = { status: null, problems: [], count: 0 };
const csv = 'class,instrument,bought_on,quantity,cost_rupees\nshare,INFY,2024-11-21,10,18500\n';

function importForm() {
  const form = new FormData();
  form.append('file', new File([csv], 'purchases.csv'));
  const text = jest.spyOn(form.get('file') as File, 'text');
  return { form, text };
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(putMySavedItems).mockResolvedValue({ ok: true, value: null });
  jest.mocked(loadMarket).mockResolvedValue({ ok: false, problem: 'unavailable' } as never);
  jest.mocked(loadSchemes).mockResolvedValue({ ok: false, problem: 'unavailable' } as never);
});

test.each(['guest', 'ended', 'too-many', 'unavailable'] as const)(
  'without leave (%s) no file is read and no list is loaded',
  async (problem) => {
    jest.mocked(requireSaver).mockResolvedValue({ ok: false, problem });
    const { form, text } = importForm();
    expect(await importHoldings(start, form)).toEqual({ status: problem, problems: [], count: 0 });
    expect(text).not.toHaveBeenCalled();
    const purchase = new FormData();
    purchase.append('instrument', 'no such fund');
    const state = await addPurchase(
      { status: null, typed: emptyPurchase, problems: {}, suggestions: [] },
      purchase,
    );
    expect(state).toMatchObject({ status: problem, typed: { instrument: 'no such fund' } });
    for (const unasked of [loadMarket, loadSchemes, findSchemes, putMySavedItem, putMySavedItems])
      expect(unasked).not.toHaveBeenCalled();
  },
);

test('with leave the file is imported', async () => {
  jest.mocked(requireSaver).mockResolvedValue({ ok: true, value: { uid: 'asha' } as Saver });
  const { form } = importForm();
  expect(await importHoldings(start, form)).toEqual({ status: 'saved', problems: [], count: 1 });
  expect(putMySavedItems).toHaveBeenCalledTimes(1);
});
