import { render, screen, within } from '@testing-library/react';
import { ListChanges } from '@/components/picks/list-changes';
import { BackTestCard } from '@/components/picks/record/back-test-card';
import { RunsTable } from '@/components/picks/record/runs-table';
import { VerificationNote } from '@/components/picks/record/verification-note';
import { messages } from '@/lib/messages';
import type { BackTest } from '@/lib/picks/domain/record/back-test';
import { verifyChain } from '@/lib/picks/domain/record/record-chain';
import { chainOf, listOf } from '../../unit/lib/picks/recorded-examples';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/stock-picks/record',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages();
const { record, digest } = words.picksOwn;
const chain = chainOf(listOf('graham', '2026-10-01'), listOf('graham', '2026-11-01', ['BETA']));

test('an intact record says so with the newest hash', () => {
  render(<VerificationNote verification={verifyChain(chain)} messages={record.verification} />);
  expect(screen.getByText(record.verification.title)).toBeInTheDocument();
  expect(screen.getByText(chain[1]!.hash)).toBeInTheDocument();
});

test('a changed list is named, and nothing is called intact', () => {
  const [first, second] = chain;
  const tampered = [{ ...first!, list: { ...first!.list, companies: 11 } }, second];
  render(<VerificationNote verification={verifyChain(tampered)} messages={record.verification} />);
  expect(screen.getByText('The record is broken at list 1.')).toBeInTheDocument();
  expect(screen.getByText(/Its content does not match its hash/)).toBeInTheDocument();
  expect(screen.queryByText(record.verification.title)).not.toBeInTheDocument();
});

test('runs are listed by date with their hashes, and each list can be opened', () => {
  render(<RunsTable screen="Graham" entries={[...chain].reverse()} messages={record.runs} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '1 Nov 2026',
    '1 Oct 2026',
  ]);
  expect(rows[0]).toHaveTextContent(chain[1]!.hash);
  expect(screen.getByText('List of 1 Oct 2026')).toBeInTheDocument();
});

test('who left is shown with the part of the rule that turned', () => {
  const side = (number: number, isMet: boolean) => ({ number, threshold: 0.5, isMet });
  render(
    <ListChanges
      digest={{
        stayed: 1,
        entries: [],
        exits: [
          {
            ...{ isin: 'INEALPHA', symbol: 'ALPHA', name: 'ALPHA Limited', cause: 'rule' },
            ...{ placeBefore: 1, placeAfter: null },
            flips: [
              {
                ...{ text: 'Debt to equity < 0.5x', isNegated: false, unit: 'times' },
                before: side(0.1, true),
                after: side(0.7, false),
              },
            ],
          },
        ],
      }}
      messages={{ digest, units: words.picks.units }}
    />,
  );
  expect(screen.getByText('Debt to equity < 0.5x: 0.1x, then 0.7x')).toBeInTheDocument();
  expect(screen.getByText(digest.noCompany)).toBeInTheDocument();
});

test('a back-test is labelled, holds its losers and says what it cannot know', () => {
  const bought = { boughtOn: '2025-10-24', boughtAtRupees: 100, endedOn: '2026-10-22' } as const;
  const test: BackTest = {
    ...{ kind: 'back-test', years: 1, companies: 240, from: '2025-10-22', to: '2026-10-22' },
    ...{ bought: 2, losers: 1, delisted: 1, medianPercent: -40, aheadOfBenchmark: 1 },
    equalWeight: { percent: -40, annualPercent: -40 },
    benchmark: { percent: 10, annualPercent: 10 },
    picks: [
      {
        ...{ isin: 'INEGONE', symbol: 'GONE', name: 'Gone Limited' },
        outcome: { ...bought, worthRupees: 0, returnPercent: -100, ending: 'worthless' },
      },
      {
        ...{ isin: 'INEUP', symbol: 'UP', name: 'Up Limited' },
        outcome: { ...bought, worthRupees: 120, returnPercent: 20, ending: 'held' },
      },
      { ...{ isin: 'INENO', symbol: 'NO', name: 'No Price Limited' }, outcome: null },
    ],
    months: [
      { date: '2025-10-22', equalWeight: 100, benchmark: 100 },
      { date: '2026-10-22', equalWeight: 60, benchmark: 110 },
    ],
  };
  render(
    <BackTestCard
      tests={[test]}
      benchmark="an index"
      coverage={{ companies: 501, withYears: 486, years: 2_410, lateYears: 12, goneCompanies: 7 }}
      messages={record.backTest}
      labels={words.charts.labels}
    />,
  );
  expect(screen.getByText(record.backTest.label, { selector: 'span' })).toBeInTheDocument();
  for (const rule of record.backTest.rules) expect(screen.getByText(rule)).toBeInTheDocument();
  expect(screen.getByText(/^7 of the 501 companies/)).toBeInTheDocument();
  expect(screen.getByText(/^12 of 2,410 fiscal years/)).toBeInTheDocument();
  expect(screen.getByText(/100 in equal parts on 22 Oct 2025 became 60\.0/)).toBeVisible();
  expect(screen.getByText(record.backTest.picks.endings.worthless)).toBeInTheDocument();
  expect(screen.getByText(record.backTest.picks.notBought)).toBeInTheDocument();
});
