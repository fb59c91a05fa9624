import { signIn } from '@/lib/auth/client/auth-client';
import { signIn as askFirebase } from '@/lib/firebase/auth-client';

jest.mock('@/lib/firebase/auth-client', () => ({ signIn: jest.fn() }));
jest.mock('@/lib/auth/client/session-channel', () => ({ announceSession: jest.fn() }));

const config = { apiKey: 'key', projectId: 'demo-x', authEmulatorHost: null };
const credentials = { email: 'asha@example.in', password: 'secret' };
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  jest.resetAllMocks();
  global.fetch = fetched as typeof fetch;
  jest.mocked(askFirebase).mockResolvedValue('token');
});

const answer = (status: number, headers: HeadersInit = {}) =>
  new Response('{}', { status, headers });

test('the site counts the attempt before Google hears of the password, which the site never does', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(200)));
  expect(await signIn(config, credentials)).toEqual({ ok: true, value: null });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/login/attempt', '/api/login']);
  expect(fetched.mock.calls[0]?.[1].body).toBe(JSON.stringify({ email: credentials.email }));
  expect(JSON.stringify(fetched.mock.calls)).not.toContain('secret');
});

test('an attempt that has to wait is not made, and says how long', async () => {
  fetched.mockResolvedValue(answer(429, { 'retry-after': '42' }));
  expect(await signIn(config, credentials)).toEqual({
    ok: false,
    problem: { retryAfterSeconds: 42 },
  });
  expect(askFirebase).not.toHaveBeenCalled();
});

test('a site that cannot count keeps nobody out', async () => {
  fetched.mockImplementation((path) => Promise.resolve(answer(path === '/api/login' ? 200 : 503)));
  expect((await signIn(config, credentials)).ok).toBe(true);
});

test('a wrong password is told apart from a wait', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(200)));
  jest
    .mocked(askFirebase)
    .mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/invalid-credential' }));
  expect(await signIn(config, credentials)).toEqual({ ok: false, problem: 'wrong-credentials' });
});
