import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewFinder } from '@/components/options/views/view-finder';
import { messages } from '@/lib/messages';
import type { ViewSetting } from '@/lib/options/domain/view/view-proposals';

const words = messages().optionViews;

const setting: ViewSetting = {
  spot: 24_512,
  strikeStep: 50,
  unitsPerLot: 65,
  lots: 1,
  date: '2026-11-21',
  expiries: ['2026-11-24', '2026-12-01', '2026-12-29'],
  volatility: 0.13,
  rate: 0.065,
  dividendYield: 0.012,
  dayCount: 'calendar-365',
};

function show(part: Partial<ViewSetting> = {}) {
  const onStrategyChosen = jest.fn();
  const whole = { ...setting, ...part };
  render(<ViewFinder setting={whole} messages={words} onStrategyChosen={onStrategyChosen} />);
  return onStrategyChosen;
}

async function say(sentence: string) {
  await userEvent.type(screen.getByLabelText(words.label), `${sentence}{Enter}`);
}

it('says back what it read and loads the strategy that is chosen, by keyboard', async () => {
  const onStrategyChosen = show();
  await say('mildly up by 1 Dec, lose at most 6,000');
  expect(
    screen.getByText(
      /Read as: the price rises a little, until 1 Dec 2026, a loss of at most ₹6,000/,
    ),
  ).toBeVisible();
  const name = words.presets['bull-call-spread'].name;
  screen.getByRole('button', { name: `Load the ${name}` }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onStrategyChosen).toHaveBeenCalledWith(
    [
      expect.objectContaining({ side: 'buy', kind: 'call', strike: 24_500, expiry: '2026-12-01' }),
      expect.objectContaining({ side: 'sell', kind: 'call', strike: 24_600, expiry: '2026-12-01' }),
    ],
    'bull-call-spread',
  );
  expect(screen.getByText(`${name}: its legs are loaded.`)).toBeVisible();
});

it('names what it did not read, and refuses what has no view in it', async () => {
  show();
  await say('falling because of rain');
  expect(screen.getByText(/Not read: “because”, “rain”/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText(words.label));
  await say('hello');
  expect(screen.getByText(words.notUnderstood)).toBeVisible();
  expect(screen.getByText('Not read: “hello”.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Load the/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText(words.label)).toHaveValue('hello');
});

it('answers an example at a press, with levels around the spot', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /stays between 24,250 and 24,750/ }));
  expect(screen.getByText(/between 24,250 and 24,750\./)).toBeVisible();
  expect(screen.getByText(words.presets['short-strangle'].does)).toBeVisible();
  expect(screen.getByText(words.worstUnlimited)).toBeVisible();
});

it('says of a day that is over which one, and of one after every expiry that the last is taken', async () => {
  show();
  await say('up by 9 Nov');
  expect(screen.getByText('This date has passed: 9 Nov 2026.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText(words.label));
  await say('up by 9 Jan');
  expect(screen.getByText(/is on or after 9 Jan 2027. The last one is used/)).toBeVisible();
});

it('says when nothing fits, as a calendar without a second expiry', async () => {
  show({ expiries: ['2026-12-01'] });
  await say('flat, vix up');
  expect(screen.getByText(words.none)).toBeVisible();
});
