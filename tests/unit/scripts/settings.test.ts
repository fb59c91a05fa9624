import path from 'node:path';
import { readFileSync, existsSync } from 'node:fs';
import { environmentProblems, requiredVariables } from '@/lib/env.check';
import { addressVariable, providerIds, sourceAddresses } from '@/lib/env.settings';
import { root, inNode } from '@/tests/unit/scripts/in-node';
import { join } from 'node:path';

describe('.env.example', () => {
  const lines = readFileSync(path.join(root, '.env.example'), 'utf8').split('\n');
  const named = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
  const source = ['env.ts', 'env.check.ts', 'env.settings.ts']
    .map((name) => readFileSync(path.join(root, 'lib', name), 'utf8'))
    .join('\n');

  /** Set by the platform or by Node, not by the operator. */
  const notOurs = [
    ...['NODE_ENV', 'NODE_TLS_REJECT_UNAUTHORIZED'],
    ...['VERCEL', 'VERCEL_URL', 'VERCEL_BRANCH_URL'],
  ];

  it('names each required variable, ready to be filled in', () => {
    for (const name of Object.keys(requiredVariables)) expect(lines).toContain(`${name}=`);
  });

  it('names every variable that the configuration reads', () => {
    const read = [...source.matchAll(/\benv\.([A-Z][A-Z_]+)|'([A-Z]+(?:_[A-Z]+)+)'/g)].map(
      ([, dotted, quoted]) => dotted ?? quoted!,
    );
    expect(read).toContain('GRIEVANCE_ADDRESS');
    expect(read).toContain('FIRESTORE_EMULATOR_HOST');
    expect(read.filter((name) => ![...named, ...notOurs].includes(name))).toEqual([]);
  });

  it('has the address of each provider of lib/env.settings.ts', () => {
    const addresses = providerIds.map((id) => `# ${addressVariable(id)}=${sourceAddresses[id]}`);
    expect(addresses.filter((line) => !lines.includes(line))).toEqual([]);
  });

  it('has a comment above each variable', () => {
    lines.forEach((line, index) => {
      if (!/^(# )?[A-Z][A-Z_]+=/.test(line)) return;
      const before = lines.slice(0, index).reverse();
      const comment = before.find((each) => !/^(# )?[A-Z][A-Z_]+=/.test(each));
      expect(comment).toMatch(/^# \S/);
    });
  });

  it('sets none of the required variables', () => {
    const values = Object.fromEntries(
      lines.flatMap((line) => {
        const [, name, value] = /^([A-Z][A-Z_]+)=(.*)$/.exec(line) ?? [];
        return name ? [[name, value]] : [];
      }),
    );
    const missing = environmentProblems(values).filter((problem) =>
      problem.includes(' is missing'),
    );
    expect(missing).toHaveLength(Object.keys(requiredVariables).length);
  });
});

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const allowed = (rules: string) => rules.match(/\ballow\b[^;]*;/g);

describe.each([
  ['firestore.rules', 'service cloud.firestore', 'match /{document=**}'],
  ['storage.rules', 'service firebase.storage', 'match /{path=**}'],
])('%s', (name, service, everything) => {
  it('denies every client everything, and says nothing else', () => {
    expect(allowed(read(name))).toEqual(['allow read, write: if false;']);
  });

  it('matches every document or file of the service', () => {
    expect(read(name)).toContain(service);
    expect(read(name)).toContain(everything);
  });
});

describe('firebase.json', () => {
  it('deploys both rules and nothing else', () => {
    expect(JSON.parse(read('firebase.json'))).toEqual({
      firestore: { rules: 'firestore.rules' },
      storage: { rules: 'storage.rules' },
    });
  });
});

describe('TTL policies', () => {
  /** What the doctor says of a project in which some collection groups have one. */
  const complaintOf = (active: readonly string[]) =>
    inNode<string | null>(`
      const { expectTtl } = await import('./scripts/doctor/check-firebase.mjs');
      const active = ${JSON.stringify(active)};
      globalThis.fetch = async (url) => {
        const [, group] = /collectionGroups\\/(\\w+)\\/fields\\/expiresAt$/.exec(url);
        return Response.json(active.includes(group) ? { ttlConfig: { state: 'ACTIVE' } } : {});
      };
      answer(await expectTtl('demo-x', 'token').then(() => null, ({ message }) => message));
    `);

  it('are asked for by docs/operating.md and missed by the doctor for each group that needs one', async () => {
    const groups = ['limits', 'calls', 'learning', 'mail'];
    const text = read('docs/operating.md').replace(/\s+/g, ' ');
    expect(text).toContain('collection groups `limits`, `calls`, `learning` and `mail`');
    expect(await complaintOf(groups)).toBeNull();
    expect(await complaintOf(['limits'])).toContain('on expiresAt of calls, learning, mail:');
  });
});

type Module = { folder: string; tests: string[]; min: number };

test('every folder that is mutated, and every folder of its tests, is there', async () => {
  const modules = await inNode<Module[]>(`
    import { modules } from './scripts/mutation/modules.mjs';
    answer(modules);
  `);
  const paths = modules.flatMap(({ folder, tests }) => [folder, ...tests]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(modules.map(({ folder }) => folder)).size).toBe(modules.length);
  expect(modules.filter(({ min }) => !(min >= 50 && min <= 100))).toEqual([]);
});
