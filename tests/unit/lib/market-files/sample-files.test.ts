import type { IsoDate } from '@/lib/calendar/iso-date';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { sampleFile } from '@/lib/market-files/samples/sample-files';
import { companySamples, optionSamples } from '@/lib/market-files/samples/sample-names';
import { readChainCsv } from '@/lib/options/domain/chain/read-chain-csv';
import { readChainJson } from '@/lib/options/domain/chain/read-chain-json';

const today = '2026-11-25' as IsoDate;

test.each([...companySamples, ...optionSamples])(
  'the sample %s is a file that is read without a problem',
  async (name) => {
    const content = await sampleFile(name, today);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const read = await readMarketFile(name, bytes);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const file = read.value;
    if ('problems' in file) expect(file.problems.count).toBe(0);
    const isOption = ['derivatives', 'chain', 'vix'].includes(file.kind);
    expect(isOption).toBe(optionSamples.some((one) => one === name));
    if (file.kind !== 'chain') return;
    const chain = file.format === 'csv' ? readChainCsv(file.text) : readChainJson(file.text);
    expect(chain).toMatchObject({ isRead: true });
    if (chain.isRead && 'badLines' in chain) expect(chain.badLines).toEqual([]);
    if (chain.isRead && 'badStrikes' in chain) expect(chain.badStrikes).toBe(0);
  },
);
