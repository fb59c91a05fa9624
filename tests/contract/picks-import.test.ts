/**
 * @jest-environment node
 *
 * The operator's way from a folder of filings to the figures that the site reads, with the real command and Storage.
 */
import { generateKeyPairSync } from 'node:crypto';
import { readUniverseFile, universePath } from '@/lib/picks/data/imported-universe';
import { temporaryFolders, writeInto } from '@/tests/factories/temporary-folder';
import {
  exampleIsin,
  filingXml,
  usualHead,
  usualYear,
} from '@/tests/unit/lib/picks/filing-examples';
import { runScript } from '@/tests/unit/scripts/in-node';
import { ownFirebase } from './own-firebase';

jest.setTimeout(120_000);

const firebase = ownFirebase('demo-import');
const { projectId, bucketName, bucket } = firebase;
const folder = temporaryFolders()();

beforeAll(async () => {
  await firebase.start();
  for (const year of [2025, 2026]) {
    writeInto(folder, `results/INDAS_${year}.xml`, filingXml({ head: usualHead(year) }, year));
  }
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function importFolder(...parameters: string[]) {
  const { code, stdout, stderr } = await runScript('picks-import', [folder, ...parameters], {
    ...process.env,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_CLIENT_EMAIL: `import@${projectId}.iam.gserviceaccount.com`,
    FIREBASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    FIREBASE_STORAGE_BUCKET: bucketName,
  });
  return { code, text: stdout + stderr };
}

const storedFiles = async () => {
  const [files] = await bucket().getFiles({ prefix: 'picks/' });
  return files.map(({ name, metadata }) => `${name} ${metadata.generation}`).sort();
};
const universe = async () => {
  const [bytes] = await bucket().file(universePath).download();
  return readUniverseFile(bytes);
};

test('a folder of filings becomes the figures of the site, once', async () => {
  const checked = await importFolder('--check');
  expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('Checked only') });
  expect(await storedFiles()).toEqual([]);

  const first = await importFolder('--name', 'My companies');
  expect(first).toMatchObject({ code: 0, text: expect.stringMatching(/Financial years +2/) });
  const { identity, companies } = await universe();
  expect(identity).toMatchObject({ name: 'My companies', coverage: { companies: 1, years: 2 } });
  expect(companies.map(({ isin }) => isin)).toEqual([exampleIsin]);
  const stored = await storedFiles();
  expect(stored).toHaveLength(2);

  const second = await importFolder();
  expect(second).toMatchObject({ code: 0, text: expect.stringContaining('Nothing is new') });
  expect(await storedFiles()).toEqual(stored);
});

test('a bad file leaves the figures as they were, until it is left out', async () => {
  const before = await universe();
  writeInto(folder, 'INDAS_bad.xml', filingXml().slice(0, 1_500));
  writeInto(
    folder,
    'results/INDAS_2026_revised.xml',
    filingXml({ fourD: { ...usualYear.fourD, TaxExpense: 50_000_000 } }),
  );
  const refused = await importFolder();
  expect(refused.code).toBe(1);
  expect(refused.text).toMatch(/INDAS_bad\.xml\s+line \d+: not well-formed/);
  expect(await universe()).toEqual(before);

  const read = await importFolder('--skip-bad');
  expect(read).toMatchObject({ code: 0, text: expect.stringMatching(/Contradictions +1/) });
  const after = await universe();
  expect(after.identity).toMatchObject({ name: 'My companies' });
  expect(after.companies[0]!.years.at(-1)).toMatchObject({ year: 2026, figures: { tax: 5 } });
});
