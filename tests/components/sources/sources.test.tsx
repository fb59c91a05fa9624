import { render, screen, within } from '@testing-library/react';
import { DataStatus } from '@/components/sources/data-status';
import { NoFigures, SourcedData, SourcePill } from '@/components/sources/sourced-data';
import { SourceNote } from '@/components/sources/source-note';
import { messages } from '@/lib/messages';
import type { FeedHealth } from '@/lib/sources/feed-states';
import { coingecko } from '@/lib/sources/providers';
import { createReadReport } from '@/lib/sources/read-report';
import { sampleCredit, type Outage, type Sourced } from '@/lib/sources/sourced';

const sourcesMessages = messages().sources;

const feed = (changes: Partial<FeedHealth>): FeedHealth => ({
  provider: 'CoinGecko',
  feed: 'coingecko/market',
  state: 'live',
  lastSuccessAt: '2026-11-21T08:35:00.000Z',
  lastFailureAt: null,
  asOf: null,
  ageSeconds: 250,
  lastOutage: null,
  report: null,
  formatChangedAt: null,
  ...changes,
});

describe('the data status', () => {
  it('names each source with its state in words, its time and its age', () => {
    render(
      <DataStatus
        feeds={[
          feed({}),
          feed({
            ...{ provider: 'AMFI', feed: 'amfi/nav-all', state: 'down' },
            ...{ lastSuccessAt: null, ageSeconds: null, lastOutage: 'malformed' },
          }),
        ]}
      />,
    );
    const live = screen.getByRole('row', { name: /Coins: prices/ });
    expect(within(live).getByText('Live')).toBeInTheDocument();
    expect(within(live).getByText('21 Nov 2026, 14:05 IST')).toBeInTheDocument();
    expect(within(live).getByText('4 minutes')).toBeInTheDocument();
    const down = screen.getByRole('row', { name: /NAVs of all mutual fund schemes/ });
    expect(within(down).getByText('No figures')).toBeInTheDocument();
    expect(within(down).getByText('Invalid data')).toBeInTheDocument();
    expect(within(down).getAllByText('–')).toHaveLength(3);
  });

  it('says when the format of a feed changed, and how many rows were not read', () => {
    const sound = { ...createReadReport().finish(), rows: 3_012 };
    const report = { ...sound, refusedRows: 1, newFields: ['cap'] };
    render(
      <DataStatus
        feeds={[
          feed({ report, formatChangedAt: '2026-11-21T04:00:00.000Z' }),
          feed({ feed: 'amfi/nav-all', report: sound }),
        ]}
      />,
    );
    expect(
      screen.getByText('Format changed on 21 Nov 2026, 09:30 IST; 1 of 3,012 rows not read'),
    ).toBeInTheDocument();
    expect(screen.getByText('As expected')).toBeInTheDocument();
  });
});

describe('the note beside figures', () => {
  const { name, url } = coingecko;
  const sourced = {
    source: { name, url, attribution: 'Data provided by CoinGecko' },
    asOf: '2026-11-21T08:35:00.000Z',
    fetchedAt: '2026-11-21T08:36:00.000Z',
    status: 'live',
  } as const;
  const show = (changes: Partial<Sourced<unknown>> = {}, ageSeconds = 60) =>
    render(
      <SourceNote
        messages={sourcesMessages}
        ageSeconds={ageSeconds}
        sourced={{ ...sourced, ...changes }}
      />,
    );

  it('gives the attribution as a link, and the time', () => {
    show();
    const link = screen.getByRole('link', { name: 'Data provided by CoinGecko' });
    expect(link).toHaveAttribute('href', 'https://www.coingecko.com');
    expect(screen.getByText('As of 21 Nov 2026, 14:05 IST')).toBeInTheDocument();
    expect(screen.getByText('Live')).toBeInTheDocument();
  });

  it('says how old stale figures are, and a day as a day', () => {
    show({ asOf: '2026-11-20', status: 'stale' }, 3 * 3_600);
    expect(screen.getByText(/last good figures, 3 hours old/)).toBeInTheDocument();
    expect(screen.getByText('As of 20 Nov 2026')).toBeInTheDocument();
  });

  it.each([
    // Received a minute ago from a provider that has stood still since 14:05.
    ['2026-11-21T08:35:00.000Z', '2026-11-21T18:34:00.000Z', '10 hours'],
    // The provider answers no more: received at 14:06 as of 14:05.
    ['2026-11-21T08:35:00.000Z', '2026-11-21T08:36:00.000Z', '10 hours'],
    // A day is over at midnight in India; NAVs of tomorrow are not younger than their arrival.
    ['2026-11-18', '2026-11-21T18:34:00.000Z', '3 days'],
    ['2026-11-22', '2026-11-21T15:35:00.000Z', '3 hours'],
  ])('figures as of %s, received at %s, are %s old', (asOf, fetchedAt, age) => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T18:35:00.000Z') });
    const stale = { ...sourced, asOf, fetchedAt, status: 'stale' } as const;
    render(
      <>
        <SourcedData
          loaded={{ ok: true, value: { ...stale, data: null } }}
          sourceName="CoinGecko"
          retryPath="/"
        >
          {() => null}
        </SourcedData>
        <SourcePill id="age" sourced={stale} />
      </>,
    );
    expect(screen.getAllByText(new RegExp(`last good figures, ${age} old`))).toHaveLength(2);
    expect(screen.getByText(`Updated ${age} ago`)).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('says how many rows could not be read', () => {
    show({ unread: { refusedRows: 1, rows: 3_012 } });
    expect(
      screen.getByText('1 of 3,012 rows could not be read and are left out.'),
    ).toBeInTheDocument();
  });

  it('labels sample figures as sample data, without a credit', () => {
    show({ source: sampleCredit, status: 'sample' });
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/Sample data, not real prices/)).toBeInTheDocument();
  });
});

it.each<Outage>([
  'unreachable',
  'timed-out',
  'failed',
  'refused',
  'limited',
  'malformed',
  'too-large',
  'paused',
])('an empty place says why, and offers the page again: %s', (problem) => {
  render(
    <NoFigures
      problem={problem}
      sourceName="AMFI"
      retryPath="/features/mutual-funds?q=a"
      messages={sourcesMessages.missing}
    />,
  );
  expect(screen.getByText(/^AMFI /)).toBeInTheDocument();
  const retry = screen.getByRole('link', { name: 'Try again' });
  expect(retry).toHaveAttribute('href', '/features/mutual-funds?q=a');
});
