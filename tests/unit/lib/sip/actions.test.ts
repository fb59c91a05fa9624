import { redirect } from 'next/navigation';
import { putMySavedItem } from '@/lib/saved/store';
import { saveSipPlan } from '@/lib/sip/actions';
import { notSavedYet } from '@/lib/sip/save-state';

jest.mock('@/lib/saved/store', () => ({ putMySavedItem: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: jest.fn((to: string) => {
    throw new Error(`redirect to ${to}`);
  }),
}));

const id = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';
const signInPath =
  '/auth/signin?returnUrl=%2Ffeatures%2Fsip-calculator%3Fm%3D5000%26r%3D12%26y%3D10%26v%3D1';

function press(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return saveSipPlan(notSavedYet, form);
}

const filled = { id, title: 'House', plan: 'm=5000&r=12&y=10&v=1' };

beforeEach(() => jest.mocked(putMySavedItem).mockReset());

test('a plan is put under the id that the form brings', async () => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: true, value: null });
  expect(await press(filled)).toEqual({ status: 'saved' });
  expect(putMySavedItem).toHaveBeenCalledWith({
    id,
    kind: 'sip-plan',
    version: 1,
    data: {
      title: 'House',
      plan: {
        monthlyRupees: 5000,
        annualReturnPercent: 12,
        months: 120,
        yearlyStepUpPercent: 0,
        lumpSumRupees: 0,
      },
    },
  });
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

test('a guest without scripts is sent to sign-in, with the way back to the same inputs', async () => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: false, problem: 'guest' });
  await expect(press(filled)).rejects.toThrow(`redirect to ${signInPath}`);
  expect(redirect).toHaveBeenCalledTimes(1);
});

test('a guest with scripts is told where to sign in', async () => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: false, problem: 'guest' });
  expect(await press({ ...filled, scripts: '1' })).toEqual({ status: 'guest', signInPath });
});

test('an ended session is said in place', async () => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: false, problem: 'ended' });
  expect(await press(filled)).toEqual({ status: 'ended', signInPath });
});

test.each(['full', 'unavailable', 'invalid'] as const)('the store says %s', async (problem) => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: false, problem });
  expect(await press(filled)).toEqual({ status: problem });
});
