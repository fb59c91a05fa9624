import { redirect } from 'next/navigation';
import { putMySavedItem, requireSaver, type Saver } from '@/lib/saved/store';
import { postSipPlan, saveSipPlan } from '@/lib/sip/server/actions';
import { readSaveStatus } from '@/lib/sip/domain/inputs/save-state';

jest.mock('@/lib/saved/store', () => ({ putMySavedItem: jest.fn(), requireSaver: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: jest.fn((to: string) => {
    throw new Error(`redirect to ${to}`);
  }),
}));

const id = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';
const signInPath =
  '/auth/signin?returnUrl=%2Ffeatures%2Fsip-calculator%3Fm%3D5000%26r%3D12%26y%3D10%26v%3D1%26n%3DHouse';

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const press = (fields: Record<string, string>) => saveSipPlan(formOf(fields));
const post = (fields: Record<string, string>) => postSipPlan(formOf(fields));

const filled = { id, title: 'House', plan: 'm=5000&r=12&y=10&v=1' };

const asha = { uid: 'asha' } as Saver;

beforeEach(() => {
  jest.mocked(putMySavedItem).mockReset();
  jest.mocked(requireSaver).mockResolvedValue({ ok: true, value: asha });
});

test('a plan is put under the id that the form brings', async () => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: true, value: null });
  expect(await press(filled)).toEqual({ status: 'saved' });
  expect(putMySavedItem).toHaveBeenCalledWith(asha, {
    id,
    kind: 'sip-plan',
    version: 2,
    data: { title: 'House', query: 'm=5000&r=12&y=10&v=1' },
  });
});

test('a form of the prerendered page, which brings none, gets a new id each time', async () => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: true, value: null });
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

test('a guest is shown where to sign in, with the way back to the same inputs', async () => {
  jest.mocked(requireSaver).mockResolvedValue({ ok: false, problem: 'guest' });
  expect(await press(filled)).toEqual({ status: 'guest', signInPath });
});

test('a guest who posts the form is sent there', async () => {
  jest.mocked(requireSaver).mockResolvedValue({ ok: false, problem: 'guest' });
  await expect(post(filled)).rejects.toThrow(`redirect to ${signInPath}`);
  expect(redirect).toHaveBeenCalledTimes(1);
});

test('a posted form comes back to the same inputs with the outcome', async () => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: true, value: null });
  await expect(post(filled)).rejects.toThrow(
    'redirect to /features/sip-calculator?m=5000&r=12&y=10&v=1&saved=saved#sip-save',
  );
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: false, problem: 'full' });
  await expect(post(filled)).rejects.toThrow('&n=House&saved=full#sip-save');
  await expect(post({ ...filled, plan: '' })).rejects.toThrow(
    'redirect to /features/sip-calculator?saved=invalid#sip-save',
  );
});

test('an outcome in the address is one of ours or none', () => {
  expect(readSaveStatus('full')).toBe('full');
  expect(readSaveStatus('<script>')).toBeNull();
  expect(readSaveStatus(['saved'])).toBeNull();
});

test('an ended session is said in place', async () => {
  jest.mocked(requireSaver).mockResolvedValue({ ok: false, problem: 'ended' });
  expect(await press(filled)).toEqual({ status: 'ended', signInPath });
});

test.each(['full', 'unavailable', 'invalid'] as const)('the store says %s', async (problem) => {
  jest.mocked(putMySavedItem).mockResolvedValue({ ok: false, problem });
  expect(await press(filled)).toEqual({ status: problem });
});

test.each(['unavailable', 'too-many'] as const)(
  '%s is said before anything is read',
  async (problem) => {
    jest.mocked(requireSaver).mockResolvedValue({ ok: false, problem });
    expect(await press({ ...filled, plan: 'm=abc&v=1' })).toEqual({ status: problem });
    expect(putMySavedItem).not.toHaveBeenCalled();
  },
);
