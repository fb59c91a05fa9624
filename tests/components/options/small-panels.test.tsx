import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContractLaw, contractRules } from '@/components/options/option-rules-panel';
import { presetIdOf } from '@/components/options/title-row';
import { HeatCard } from '@/components/options/position/heat-card';
import { PresetPictures } from '@/components/options/preset-pictures';
import { ViewFinder } from '@/components/options/views/view-finder';
import { publicDates } from '@/lib/agenda/public-dates';
import { spanFrom } from '@/lib/agenda/agenda-entry';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { comingExpiries } from '@/lib/options/domain/position/typed-legs';
import { presetIds } from '@/lib/options/domain/position/preset';
import { noMoves } from '@/lib/options/domain/position/typed-strategy';
import type { ViewSetting } from '@/lib/options/domain/view/view';
import { analysisOf } from '@/tests/unit/lib/options/any-legs';

const { options, optionViews } = messages();
const today = '2026-11-21';

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
  render(<ViewFinder setting={whole} onStrategyChosen={onStrategyChosen} />);
  return onStrategyChosen;
}

async function say(sentence: string) {
  await userEvent.type(screen.getByLabelText(optionViews.label), `${sentence}{Enter}`);
}

it('says back what it read and loads the strategy that is chosen, by keyboard', async () => {
  const onStrategyChosen = show();
  await say('mildly up by 1 Dec, lose at most 6,000');
  expect(
    screen.getByText(
      /Read as: the price rises a little, until 1 Dec 2026, a loss of at most ₹6,000/,
    ),
  ).toBeVisible();
  const name = optionViews.presets['bull-call-spread'].name;
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
  await userEvent.clear(screen.getByLabelText(optionViews.label));
  await say('hello');
  expect(screen.getByText(optionViews.notUnderstood)).toBeVisible();
  expect(screen.getByText('Not read: “hello”.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Load the/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText(optionViews.label)).toHaveValue('hello');
});

it('answers an example at a press, with levels around the spot', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /stays between 24,250 and 24,750/ }));
  expect(screen.getByText(/between 24,250 and 24,750\./)).toBeVisible();
  expect(screen.getByText(optionViews.presets['short-strangle'].does)).toBeVisible();
  expect(screen.getByText(optionViews.worstUnlimited)).toBeVisible();
});

it.each([
  ['a day when an earlier example had passed', '2026-12-10'],
  ['the start of a year', '2027-01-05'],
  ['the last expiry of a year', '2026-12-29'],
  ['the last day of a month', '2027-01-31'],
] as const)('reads each of its examples in full on %s', async (_, date) => {
  show({ date, expiries: comingExpiries(date, 'NIFTY') });
  const examples = within(screen.getByRole('group', { name: optionViews.examplesLabel }));
  const buttons = examples.getAllByRole('button');
  expect(buttons).toHaveLength(Object.keys(optionViews.examples).length);
  for (const button of buttons) {
    await userEvent.click(button);
    expect(screen.getByText(/^Read as: /)).toBeVisible();
    expect(screen.queryByText(optionViews.notUnderstood)).not.toBeInTheDocument();
    expect(screen.queryByText(/Not read:/)).not.toBeInTheDocument();
  }
});

it('names an expiry that is still to come in its hint and first example', () => {
  show({ date: '2026-12-10', expiries: ['2026-12-15', '2026-12-22'] });
  const sentence = /mildly up by 22 Dec 2026, lose at most 5,000/;
  expect(screen.getByRole('button', { name: sentence })).toBeVisible();
  expect(screen.getByLabelText(optionViews.label)).toHaveAccessibleDescription(sentence);
});

it('says of a day that is over which one, of one after every expiry that the last is taken, and when nothing fits', async () => {
  show({ expiries: ['2026-12-29'] });
  await say('up by 9 Nov');
  expect(screen.getByText('This date has passed: 9 Nov 2026.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText(optionViews.label));
  await say('up by 9 Jan');
  expect(screen.getByText(/is on or after 9 Jan 2027. The last one is used/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText(optionViews.label));
  await say('flat, vix up');
  expect(screen.getByText(optionViews.none)).toBeVisible();
});

const valueOf = (rule: string) => contractRules(today).find((each) => each.rule === rule)?.value;

test('every contract has its lot, its expiry rule and its next expiry', () => {
  expect(valueOf('Lot of SENSEX')).toBe('20 units');
  const expiries = contractRules(today)
    .filter(({ rule }) => rule.startsWith('Expiry'))
    .map(({ rule, value }) => [rule, value]);
  const november = '23 Nov 2026 (not 24 Nov 2026: Guru Nanak Jayanti)';
  expect(expiries).toEqual([
    ['Expiry of NIFTY', `NSE, every Tuesday; next: ${november}`],
    [
      'Expiry of BANKNIFTY, FINNIFTY, MIDCPNIFTY, NIFTYNXT50, stocks at the NSE',
      `NSE, last Tuesday of the month; next: ${november}`,
    ],
    ['Expiry of NIFTYFPI', `NSE, last Tuesday of the month; next: ${november}`],
    ['Expiry of SENSEX', 'BSE, every Thursday; next: 26 Nov 2026'],
    ['Expiry of BANKEX, stocks at the BSE', 'BSE, last Thursday of the month; next: 26 Nov 2026'],
  ]);
});

test.each(['2026-11-23', '2027-01-20'] as const)(
  'on %s the next expiry is that of the list of dates',
  (day) => {
    const rule = contractRules(day).find((each) => each.rule === 'Expiry of NIFTY');
    const listed = publicDates(spanFrom(day, 20)).find(({ series }) => series === 'expiry-NIFTY');
    expect(listed).toBeDefined();
    expect(rule?.value).toContain(`next: ${listed ? formatDate(listed.date) : ''}`);
  },
);

test.each([
  ['2026-12-01', '1 Dec'],
  // A column of "21 Nov" alone would be one of three days.
  ['2028-11-21', '21 Nov 2028'],
])(
  'the results by date until %s name the days, with the year where there are several',
  (expiry, last) => {
    const query = `v=1&l=b_c_1_65_100_${expiry}_24000_0.1&s=24000&date=${today}`;
    render(<HeatCard analysis={analysisOf(query, today)} moves={noMoves} />);
    const [byDate] = screen.getAllByRole('grid');
    const titles = within(byDate!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(titles.at(-1)).toBe(last);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

test('the table says up to when holidays are known', () => {
  render(<ContractLaw rules={contractRules(today)} />);
  expect(
    screen.getByText(/Trading holidays are known up to 31 Dec 2026\. Later dates may move\./),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByText('Expiry of SENSEX')).toBeInTheDocument();
});

it('links every strategy to itself and to its lesson', () => {
  render(<PresetPictures pathOf={(id) => `/load-${id}`} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(2 * 44);
  const lesson = screen.getByRole('link', {
    name: 'Lesson for Collar: Limiting a loss with options',
  });
  expect(lesson).toHaveAttribute(
    'href',
    '/features/financial-education/options-and-risk/limits-on-a-loss#covered-call-and-collar',
  );
  expect(lesson).not.toHaveAttribute('data-preset');
});

it('each ready-made strategy has the id that follows from its name', () => {
  expect(presetIds.map((id) => presetIdOf(options.presets.names[id]))).toEqual(presetIds);
});
