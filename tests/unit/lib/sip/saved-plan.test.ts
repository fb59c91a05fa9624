import { redirect } from 'next/navigation';
import type { SavedItem } from '@/lib/saved/saved-item';
import { putMySavedItem, requireSaver, type Saver } from '@/lib/saved/store';
import { dataAfter, savedItemOf, summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import {
  addressField,
  newPlanField,
  openedField,
  readSaveStatus,
} from '@/lib/sip/domain/inputs/page-query';
import { examplePlan } from '@/lib/sip/domain/plan';
import { postSipPlan, saveSipPlan } from '@/lib/sip/server/actions';
import { formOf } from '@/tests/factories/form-of';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/saved/store', () => ({ putMySavedItem: jest.fn(), requireSaver: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: jest.fn((to: string) => {
    throw new Error(`redirect to ${to}`);
  }),
}));

const id = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';

describe('a saved plan', () => {
  const updatedAt = new Date('2026-11-21T08:00:00Z');

  const saved = (title: string, inputs: SipInputs = startInputs): SavedItem => {
    const item = savedItemOf(id, title, inputs);
    if (!item) throw new Error('refused');
    return { ...item, updatedAt };
  };

  test('is computed once for all cards of the dashboard', () => {
    const item = saved('College');
    expect(summariseSavedPlan(item)).toBe(summariseSavedPlan(item));
  });

  test('a saved plan comes back with its value and the way to its inputs', () => {
    expect(summariseSavedPlan(saved('College'))).toEqual({
      id,
      title: 'College',
      goal: null,
      plan: examplePlan,
      projection: { investedRupees: 2_400_000, gainRupees: 7_591_479, valueRupees: 9_991_479 },
      path: `/features/sip-calculator?m=10000&r=12&y=20&v=1&n=College&id=${id}`,
      startsOn: '2026-11-21',
      updatedAt,
    });
  });

  test('that is renamed or saved again goes on from its start; one with other figures starts anew', () => {
    const later = (before: SavedItem, title: string, day: string, inputs = startInputs) => {
      const item = savedItemOf(id, title, inputs)!;
      return { ...item, data: dataAfter(before, item), updatedAt: new Date(`${day}T08:00:00Z`) };
    };
    const first = saved('College');
    const renamed = later(first, 'Wedding', '2027-02-01');
    const again = later(renamed, 'Wedding', '2027-03-01');
    const changed = later(again, 'Wedding', '2027-04-01', { ...startInputs, monthlyRupees: 5000 });
    const plans = [renamed, again, changed].map((item) => summariseSavedPlan(item));
    expect(plans.map((plan) => plan?.startsOn)).toEqual(['2026-11-21', '2026-11-21', '2027-04-01']);
    expect(plans[0]).toMatchObject({ title: 'Wedding', updatedAt: renamed.updatedAt });
    const plan = { ...examplePlan, yearlyStepUpPercent: 0 };
    const ofVersion1: SavedItem = { ...first, version: 1, data: { title: 'Old', plan } };
    const kept = summariseSavedPlan(later(ofVersion1, 'New', '2027-02-01'));
    expect(kept?.startsOn).toBe('2026-11-21');
    const byMonths = { ...startInputs, tableOf: 'months' } as const;
    const asMonths = later(first, 'College', '2027-02-01', byMonths);
    expect(summariseSavedPlan(asMonths)).toMatchObject({
      startsOn: '2026-11-21',
      path: expect.stringContaining('tb=months'),
    });
  });

  test.each([
    ['top-up', { topUp1Month: 13, topUp1Rupees: 50_000 }],
    ['pause', { pause1Month: 13, pause1Months: 3 }],
  ] as const)(
    'with a %s starts anew, since the calculator names its month from the day on which it is saved',
    (_, months) => {
      const inputs = { ...startInputs, ...months };
      const first = saved('College', inputs);
      const item = savedItemOf(id, 'College', inputs)!;
      const again = { ...item, data: dataAfter(first, item) };
      const updatedAt = new Date('2027-06-05T08:00:00Z');
      expect(summariseSavedPlan({ ...again, updatedAt })?.startsOn).toBe('2027-06-05');
    },
  );

  test('never starts after the day on which it was saved', () => {
    const item = saved('College');
    const brought = { ...item, data: { ...item.data, startsOn: '2031-01-01' } };
    expect(summariseSavedPlan(brought)?.startsOn).toBe('2026-11-21');
  });

  test('everything that was set is saved', () => {
    const inputs: SipInputs = { ...startInputs, inflationPercent: 5, 'b.years': 25, fund: 'debt' };
    expect(summariseSavedPlan(saved('', inputs))?.path).toBe(
      `/features/sip-calculator?a.m=10000&a.r=12&a.y=20&i=5&f=debt&b.y=25&v=1&id=${id}`,
    );
  });

  test('a plan saved by the first version still opens', () => {
    const plan = { ...examplePlan, months: 120, yearlyStepUpPercent: 10, lumpSumRupees: 50_000 };
    const item: SavedItem = { ...saved('x'), version: 1, data: { title: 'Old', plan } };
    expect(summariseSavedPlan(item)).toMatchObject({
      title: 'Old',
      plan,
      path: `/features/sip-calculator?m=10000&r=12&y=10&s=10&l=50000&v=1&n=Old&id=${id}`,
    });
  });

  test('a name is trimmed, loses characters that change the writing direction, and has 60 at most', () => {
    expect(summariseSavedPlan(saved('  आशा\u202E का\u0000 घर '))?.title).toBe('आशा का घर');
    expect(savedItemOf(id, 'x'.repeat(60), startInputs)).not.toBeNull();
    expect(savedItemOf(id, 'x'.repeat(61), startInputs)).toBeNull();
  });

  test.each([
    ['another version', { version: 3 }],
    ['no known shape', { data: { title: 'x' } }],
    ['inputs out of bounds', { data: { title: 'x', query: 'm=-1' } }],
    [
      'months out of bounds',
      { version: 1, data: { title: '', plan: { ...examplePlan, months: 601 } } },
    ],
  ])('data of %s has no summary', (_, changes) => {
    expect(summariseSavedPlan({ ...saved(''), ...changes })).toBeNull();
  });
});

describe('saving a plan', () => {
  const returnQuery =
    'returnUrl=%2Ffeatures%2Fsip-calculator%3Fm%3D5000%26r%3D12%26y%3D10%26v%3D1%26n%3DHouse';
  const signInPath = `/auth/signin?${returnQuery}`;

  type Fields = Record<string, string>;
  const press = (fields: Fields) => saveSipPlan(formOf(fields));
  const post = (fields: Fields) => postSipPlan(formOf(fields));
  const filled = { id, title: 'House', plan: 'm=5000&r=12&y=10&v=1' };
  const asha = { uid: 'asha' } as Saver;

  beforeEach(() => {
    jest.mocked(putMySavedItem).mockReset().mockResolvedValue(success(null));
    jest.mocked(requireSaver).mockResolvedValue(success(asha));
  });

  test('a plan is put under the id that the form brings', async () => {
    expect(await press(filled)).toEqual({ status: 'saved', id });
    const item = {
      ...{ id, kind: 'sip-plan' as const, version: 2 },
      data: { title: 'House', query: filled.plan },
    };
    expect(putMySavedItem).toHaveBeenCalledWith(asha, item, expect.any(Function));
    const [, , after] = jest.mocked(putMySavedItem).mock.calls[0] ?? [];
    const before = { ...item, updatedAt: new Date('2026-05-04T20:00:00Z') };
    expect(after?.(before)).toEqual({ ...item.data, startsOn: '2026-05-05' });
  });

  test('a form without an id, as the prerendered page sends it, gets a new one each time', async () => {
    const { id: _, ...withoutId } = filled;
    for (let time = 0; time < 2; time += 1) await press(withoutId);
    const [first, second] = jest.mocked(putMySavedItem).mock.calls.map(([, item]) => item.id);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test.each([
    ['no plan', { ...filled, plan: '' }],
    ['a plan with a problem', { ...filled, plan: 'm=abc&v=1' }],
    ['too long a name', { ...filled, title: 'x'.repeat(61) }],
    ['nothing at all', {}],
  ])('%s is invalid and reaches no store', async (_, fields: Record<string, string>) => {
    expect(await press(fields)).toEqual({ status: 'invalid' });
    expect(putMySavedItem).not.toHaveBeenCalled();
  });

  test.each([
    ['guest', signInPath],
    // Past the cookies of the session, with which the sign-in page would redirect to the dashboard.
    ['ended', `/api/session/ended?${returnQuery}`],
  ] as const)('the answer %s leads to sign-in', async (problem, path) => {
    jest.mocked(requireSaver).mockResolvedValue(failure(problem));
    expect(await press(filled)).toEqual({ status: problem, signInPath: path });
  });

  test.each(['full', 'unavailable', 'invalid'] as const)('the store says %s', async (problem) => {
    jest.mocked(putMySavedItem).mockResolvedValue(failure(problem));
    expect(await press(filled)).toEqual({ status: problem });
  });

  test.each(['unavailable', 'too-many'] as const)('after %s nothing is read', async (problem) => {
    jest.mocked(requireSaver).mockResolvedValue(failure(problem));
    expect(await press({ ...filled, plan: 'm=abc&v=1' })).toEqual({ status: problem });
    expect(putMySavedItem).not.toHaveBeenCalled();
  });

  test('a posted form leads a guest to sign-in, and a member back with the outcome', async () => {
    jest.mocked(requireSaver).mockResolvedValueOnce(failure('guest'));
    await expect(post(filled)).rejects.toThrow(`redirect to ${signInPath}`);
    expect(redirect).toHaveBeenCalledTimes(1);
    const page = 'redirect to /features/sip-calculator?';
    await expect(post(filled)).rejects.toThrow(
      `${page}m=5000&r=12&y=10&v=1&n=House&id=${id}&saved=saved#sip-save`,
    );
    await expect(post({ ...filled, plan: '' })).rejects.toThrow(
      `${page}v=1&n=House&saved=invalid#sip-save`,
    );
    jest.mocked(putMySavedItem).mockResolvedValue(failure('full'));
    await expect(post(filled)).rejects.toThrow('&n=House&saved=full#sip-save');
  });

  test.each([
    ['fund', 'tab=fund&fc=119551', '&tab=fund&fc=119551'],
    ['category', 'fk=Large+Cap+Fund&fp=regular&x=1', '&fk=Large%20Cap%20Fund&fp=regular'],
  ])('a posted form comes back to its tab and its %s', async (_, address, back) => {
    const fields = { ...filled, [addressField]: address };
    const page = `/features/sip-calculator?m=5000&r=12&y=10&v=1${back}&n=House`;
    await expect(post(fields)).rejects.toThrow(`redirect to ${page}&id=${id}&saved=saved#sip-save`);
    jest.mocked(requireSaver).mockResolvedValueOnce(failure('guest'));
    const { signInPath: path } = await press(fields);
    expect(path).toBe(`/auth/signin?returnUrl=${encodeURIComponent(page)}`);
  });

  test('a posted form whose inputs are no plan comes back to them as they were typed', async () => {
    const fields = { ...filled, plan: '', [addressField]: 'm=many&r=12&b.m=7000&tab=tax&v=1' };
    await expect(post(fields)).rejects.toThrow(
      'redirect to /features/sip-calculator?m=many&b.m=7%2C000&v=1&tab=tax&n=House&saved=invalid',
    );
  });

  describe('that was opened', () => {
    const opened = { ...filled, [openedField]: 'yes' };
    const named = '/features/sip-calculator?m=5000&r=12&y=10&v=1&n=House';

    test.each(['unavailable', 'too-many', 'ended'] as const)(
      'stays the opened one after %s, so that the next press makes no second one',
      async (problem) => {
        jest.mocked(requireSaver).mockResolvedValue(failure(problem));
        const back = `redirect to ${named}&id=${id}&saved=${problem}#sip-save`;
        await expect(post(opened)).rejects.toThrow(back);
      },
    );

    test('is not the one that was to be saved as new, and an id of no shape opens nothing', async () => {
      jest.mocked(putMySavedItem).mockResolvedValue(failure('full'));
      const others: Fields[] = [{ [newPlanField]: 'yes' }, { id: 'x&m=9' }];
      for (const changes of others) {
        const fields = { ...opened, ...changes };
        await expect(post(fields)).rejects.toThrow(`redirect to ${named}&saved=full#sip-save`);
        jest.mocked(requireSaver).mockResolvedValueOnce(failure('guest'));
        expect(await press(fields)).toEqual({ status: 'guest', signInPath });
      }
    });
  });

  test('an outcome in the address is one of ours or none', () => {
    const read = ['full', '<script>', ['saved']].map(readSaveStatus);
    expect(read).toEqual(['full', null, null]);
  });
});
