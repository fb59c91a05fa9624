import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTyped } from '@/components/education/widget/engine';
import { ownNumbers } from '@/components/education/widget/own-numbers';
import { WidgetCard } from '@/components/education/widget/widget-card';
import { startValues } from '@/components/education/widget/widget-fields';
import { widgetResults } from '@/components/education/widget/widget-results';
import type { WidgetSetting } from '@/lib/education/domain/lesson-front-matter';
import { unansweredHousehold } from '@/lib/household/household';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages().education.widget;
const sip: WidgetSetting = { kind: 'sip', monthlyRupees: 10_000, annualRatePercent: 12, years: 20 };

it('begins with the lesson’s example, answers what is typed, and says what it cannot read', async () => {
  const user = userEvent.setup();
  render(<WidgetCard setting={sip} own={[]} messages={words} />);
  expect(screen.getByText('₹99.91 lakh')).toBeVisible();
  const years = screen.getByLabelText('Duration');
  await user.clear(years);
  expect(await screen.findByText('Enter a number from 1 to 50.')).toBeVisible();
  await user.type(years, '10');
  expect(await screen.findByText('₹12 lakh')).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.example }));
  expect(await screen.findByText('₹99.91 lakh')).toBeVisible();
});

it('takes the member’s own numbers', async () => {
  const own = [{ what: 'Holiday', values: { monthlyRupees: 2_000, years: 5 } }];
  render(<WidgetCard setting={sip} own={own} messages={words} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /^Use my numbers/ }));
  expect(await screen.findByText('₹1.2 lakh')).toBeVisible();
  expect(screen.getByLabelText('Monthly')).toHaveValue('2,000');
});

it.each<[WidgetSetting, Record<string, string | null>]>([
  [{ kind: 'tax', grossSalaryRupees: 1_500_000 }, { new: '₹97,500' }],
  [{ kind: 'xirr' }, { invested: '₹1.8 lakh', gain: '₹30,000' }],
  [{ kind: 'option', preset: 'short-strangle' }, { mostLost: null }],
  [{ kind: 'option', preset: 'long-call' }, { mostGained: null }],
  [
    { kind: 'emi', principalRupees: 5_000_000, annualRatePercent: 8.5, months: 240 },
    { emi: '₹43,391' },
  ],
  [{ kind: 'emergency-fund', monthlyRupees: 28_000, months: 6 }, { fund: '₹1.68 lakh' }],
  [{ kind: 'real-value', rupees: 106, inflationPercent: 6, years: 1 }, { real: '₹100' }],
])('%o', (setting, expected) => {
  const preset = setting.kind === 'option' ? setting.preset : null;
  const results = widgetResults(setting.kind, preset, startValues(setting));
  const byId = Object.fromEntries(results.map(({ id, text }) => [id, text]));
  expect(byId).toMatchObject(expected);
  const named: Readonly<Record<string, string>> = words.kinds[setting.kind].results;
  expect(results.filter(({ id }) => !named[id])).toEqual([]);
});

it('a goal that needs so much a month reaches it', () => {
  const typed = { targetRupees: '30 lakh', years: '12', annualRatePercent: '10%' };
  const { problems, results } = answerTyped('goal', null, typed);
  expect(problems).toEqual([]);
  expect(results?.[0]).toEqual({ id: 'monthly', text: '₹10,763' }); // 30 lakh ÷ 278.74, the annuity due of 144 months at 10 ÷ 12 %
  expect(answerTyped('goal', null, { ...typed, years: '1.5' }).problems).toEqual(['years']);
});

it('offers of one’s own only what fits', () => {
  const household = { ...unansweredHousehold, monthlySpendRupees: 30_000, savingsRupees: 50_000 };
  const own = (kind: WidgetSetting['kind']) => ownNumbers(kind, { plans: [], household }, words);
  expect(own('emergency-fund')).toEqual([
    { what: words.household, values: { monthlyRupees: 30_000, savedRupees: 50_000 } },
  ]);
  expect(own('emi')).toEqual([]);
  expect(own('sip')).toEqual([]);
});
