import { storageBucket } from '@/lib/firebase/admin';
import { sightsInStorage } from '@/lib/news/server/first-sights-store';

jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { sources: { isSample: false } } }));
jest.mock('@/lib/auth/server/session', () => ({ nameOf: (error: Error) => error.name }));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));

const files = new Map<string, { text: string; generation: number }>();
const failure = (code: number) => Object.assign(new Error('token=hunter2'), { code });
const found = (name: string) => {
  const stored = files.get(name);
  if (!stored) throw failure(404);
  return stored;
};
const file = (name: string) => ({
  getMetadata: async () => [{ generation: String(found(name).generation) }],
  download: async () => [Buffer.from(found(name).text)],
  save: async (
    text: string,
    { preconditionOpts }: { preconditionOpts: { ifGenerationMatch: string } },
  ) => {
    const generation = files.get(name)?.generation ?? 0;
    if (String(generation) !== preconditionOpts.ifGenerationMatch) throw failure(412);
    files.set(name, { text, generation: generation + 1 });
  },
});
const sights = new Map([
  ['a', '2026-11-21T12:00:00.000Z'],
  ['b', '2026-11-21'],
]);

beforeEach(() => {
  files.clear();
  jest.mocked(storageBucket).mockReturnValue({ file } as never);
});

it('gives back what it was given, and begins empty', async () => {
  const { version, ...begun } = await sightsInStorage.read('pib/english');
  expect(begun.sights.size).toBe(0);
  expect(await sightsInStorage.write('pib/english', sights, version)).toBe(true);
  expect([...files.keys()]).toEqual(['first-seen/pib/english.json']);
  expect(await sightsInStorage.read('pib/english')).toEqual({ sights, version: '1' });
});

it('never writes over what another instance wrote since', async () => {
  const { version } = await sightsInStorage.read('a');
  await sightsInStorage.write('a', sights, version);
  expect(await sightsInStorage.write('a', new Map(), version)).toBe(false);
  expect((await sightsInStorage.read('a')).sights).toEqual(sights);
});

it.each(['', '{', '{"sights":{"a":"yesterday"}}', '[]'])(
  'a file that says %p is as if it were empty, and can be replaced',
  async (text) => {
    files.set('first-seen/a.json', { text, generation: 3 });
    const { sights: read, version } = await sightsInStorage.read('a');
    expect(read.size).toBe(0);
    expect(await sightsInStorage.write('a', sights, version)).toBe(true);
  },
);

it('throws when the storage is ill, and logs no more than a kind', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(storageBucket).mockImplementation(() => {
    throw new Error('token=hunter2');
  });
  await expect(sightsInStorage.read('a')).rejects.toThrow();
  await expect(sightsInStorage.write('a', sights, '0')).rejects.toThrow();
  expect(log).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
});
