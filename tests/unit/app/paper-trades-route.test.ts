import { GET } from '@/app/features/stock-picks/paper/[id]/trades.csv/route';
import { requireUser } from '@/lib/auth/server/session';
import type { PaperSource } from '@/lib/picks/domain/paper/paper-portfolio';
import { loadPapers, readMyPapers } from '@/lib/picks/server/paper-source';
import { loadMarket } from '@/lib/picks/server/source';
import { success } from '@/lib/result';
import { memberOf } from '@/tests/factories/member';

jest.mock('@/lib/auth/server/session', () => ({ requireUser: jest.fn() }));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseExport: async () => null }));
jest.mock('@/lib/funds/server/source', () => ({ loadFundValues: jest.fn() }));
jest.mock('@/lib/picks/server/paper-source', () => ({
  loadPapers: jest.fn(),
  readMyPapers: jest.fn(),
}));
jest.mock('@/lib/picks/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({}));

const portfolio = {
  id: 'a',
  title: 'Mine',
  startsOn: '2026-05-01',
  amountRupees: 100_000,
  weighting: 'equal',
  brokerageRupees: 0,
} as const;

test.each<[string, PaperSource, string[]]>([
  [
    'a screen',
    { kind: 'screen', screenId: 'magic-formula' },
    ['Magic Formula · ₹1 lakh from 1 May 2026 · Equal weight'],
  ],
  [
    'an own rule',
    { kind: 'own', ruleText: 'PE < 20', ranking: null },
    ['Your own rule · ₹1 lakh from 1 May 2026 · Equal weight', 'Rule: PE < 20'],
  ],
])('the file of %s says what it follows, and of what day it is', async (_, source, said) => {
  jest.mocked(requireUser).mockResolvedValue(memberOf('asha'));
  jest.mocked(readMyPapers).mockResolvedValue(success([{ ...portfolio, source }]));
  jest.mocked(loadMarket).mockResolvedValue({
    ...{ asOf: '2026-11-26', pricesTo: '2026-08-14', universe: { kind: 'imported' } },
  } as never);
  jest.mocked(loadPapers).mockResolvedValue({ papers: [{ result: { figures: null } }] } as never);
  const answer = await GET(new Request('https://a.example'), {
    params: Promise.resolve({ id: 'a' }),
  });
  const text = await answer.text();
  expect(text.split('\r\n').slice(1, said.length + 2)).toEqual([
    ...said,
    '"Arthayatra, 26 Nov 2026; prices up to 14 Aug 2026"',
  ]);
});
