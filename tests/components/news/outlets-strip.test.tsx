import { render, screen } from '@testing-library/react';
import { OutletsStrip, type OutletState } from '@/components/news/outlets-strip';
import { messages } from '@/lib/messages';

const { news, sources } = messages();
const outlet: OutletState = {
  outlet: 'pib',
  name: 'Press Information Bureau',
  state: 'live',
  problem: null,
  headlines: 20,
  lastReceivedAt: '2026-11-21T11:55:00.000Z',
  newest: { publishedAt: '2026-11-21T11:00:00.000Z', dateKind: 'first-seen' },
  isFormatChanged: false,
};
const show = (changes: Partial<OutletState>) =>
  render(
    <OutletsStrip
      outlets={[{ ...outlet, ...changes }]}
      now={new Date('2026-11-21T12:00:00Z')}
      messages={news.outlets}
      sourceWords={sources}
    />,
  );

it('says that the newest headline has only a first sight', () => {
  show({});
  expect(screen.getByText(/first seen 21 Nov 2026, 16:30 IST/)).toBeInTheDocument();
  expect(screen.queryByText(news.outlets.formatChanged)).not.toBeInTheDocument();
});

it('says that the format of an outlet has changed', () => {
  show({ isFormatChanged: true, newest: { publishedAt: null } });
  expect(screen.getByText(news.outlets.formatChanged)).toBeInTheDocument();
  expect(screen.getByText(/Newest headline: –/)).toBeInTheDocument();
});
