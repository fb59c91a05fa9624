import type { IsoDate } from '@/lib/calendar/iso-date';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { sampleFile } from '@/lib/market-files/samples/sample-files';
import {
  companySamples,
  historySamples,
  optionSamples,
} from '@/lib/market-files/samples/sample-names';
import { readChainCsv } from '@/lib/options/domain/chain/read-chain-csv';
import { readChainJson } from '@/lib/options/domain/chain/read-chain-json';

const today = '2026-11-25' as IsoDate;

test.each([...companySamples, ...optionSamples, ...historySamples])(
  'the sample %s is a file that is read without a problem',
  async (name) => {
    const content = await sampleFile(name, today);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const read = await readMarketFile(name, bytes);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const file = read.value;
    expect('problems' in file ? file.problems.count : 0).toBe(0);
    const isOption = ['derivatives', 'chain', 'vix'].includes(file.kind);
    expect(isOption).toBe(optionSamples.some((one) => one === name));
    expect(file.kind === 'prices').toBe(historySamples.some((one) => one === name));
  },
);

test('the samples of chains are read whole', async () => {
  const [csv, json] = await Promise.all(
    (['option-chain.csv', 'option-chain.json'] as const).map((name) => sampleFile(name, today)),
  );
  expect(readChainCsv(String(csv))).toMatchObject({ isRead: true, badLines: [] });
  expect(readChainJson(String(json))).toMatchObject({ isRead: true, badStrikes: 0 });
});
