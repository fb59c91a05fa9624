import { render, screen } from '@testing-library/react';
import { MoodGauge } from '@/components/crypto/views/mood-view';
import { DrawdownChart, PriceChart } from '@/components/crypto/coin/price-chart';
import { messages } from '@/lib/messages';

const { charts, crypto } = messages();
const dayMs = 86_400_000;

it('says what the price did, from when to when', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const points = Array.from({ length: 200 }, (_, day) => ({
    atMs: start + day * dayMs,
    price: 100 + (day === 50 ? -60 : day),
  }));
  render(
    <PriceChart name="Bee" points={points} messages={crypto.coin.chart} labels={charts.labels} />,
  );
  expect(
    screen.getByText(
      'Bee from 1 Jan 2026 to 19 Jul 2026: +199.00%. Lowest ₹40.00 (20 Feb 2026), highest ₹299.00 (19 Jul 2026).',
    ),
  ).toBeInTheDocument();
});

it('draws no line through one price', () => {
  const one = [{ atMs: 0, price: 1 }];
  render(
    <PriceChart name="Bee" points={one} messages={crypto.coin.chart} labels={charts.labels} />,
  );
  expect(screen.getByText(crypto.coin.chart.tooShort)).toBeInTheDocument();
});

it('states the maximum drawdown and whether it recovered', () => {
  const closes = [
    { date: '2026-01-01', value: 100 },
    { date: '2026-01-02', value: 25 },
    { date: '2026-01-03', value: 110 },
  ] as const;
  const show = (length: number) => (
    <DrawdownChart
      name="Bee"
      closes={closes.slice(0, length)}
      messages={crypto.coin.drawdown}
      labels={charts.labels}
    />
  );
  const { rerender } = render(show(3));
  expect(
    screen.getByText(
      /since 1 Jan 2026: 75%, from ₹100\.00 on 1 Jan 2026 to ₹25\.00 on 2 Jan 2026\. Recovered on 3 Jan 2026\./,
    ),
  ).toBeInTheDocument();
  rerender(show(2));
  expect(screen.getByText(/Not recovered yet\./)).toBeInTheDocument();
});

it('says the mood in words, and a dash for a day that is missing', () => {
  render(
    <MoodGauge
      summary={{
        now: { date: '2026-11-20', value: 20, mood: 'extreme-fear' },
        dayBefore: { date: '2026-11-19', value: 60, mood: 'greed' },
        weekBefore: null,
        monthBefore: null,
        low: 5,
        high: 90,
        fearDays: 100,
        days: 365,
      }}
      messages={crypto.mood}
    />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('20 of 100: Extreme fear');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '60',
    'Greed',
    '–',
    '–',
  ]);
});
