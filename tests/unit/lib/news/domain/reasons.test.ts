import { reasonsFor, type KnownName } from '@/lib/news/domain/reasons';
import { stories } from '../story-of';

const offered = new Set([
  '/features/income-tax-calculator',
  '/features/option-trading',
  '/features/crypto-market',
  '/features/sip-calculator',
  '/features/mutual-funds',
]);
const names: KnownName[] = [
  {
    kind: 'fund',
    name: 'Udaharan Mutual Fund',
    path: '/features/mutual-funds?amc=Udaharan+Mutual+Fund',
  },
  { kind: 'coin', name: 'Near', path: '/features/crypto-market/near' },
];
const about = (title: string, changes = {}) =>
  reasonsFor(stories(title)[0]!, { names, offered, today: '2026-11-21', ...changes });

it('an item on a law row leads to the page concerned, with the figure that our table has today', () => {
  expect(about('STT on options: traders ask for a review')).toEqual([
    { id: 'stt', path: '/features/option-trading', values: { rate: '0.15', from: '1 Apr 2026' } },
  ]);
  expect(about('Capital gains on equity funds explained')[0]).toEqual({
    id: 'capital-gains',
    path: '/features/income-tax-calculator',
    values: { rate: '12.5', free: '₹1,25,000', from: '23 Jul 2024' },
  });
});

it('says nothing of a law that is not known for the day, and leads to no page that is not there', () => {
  expect(about('STT on options reviewed', { today: '2020-01-01' })).toEqual([]);
  expect(about('STT on options reviewed', { offered: new Set() })).toEqual([]);
});

it('a fund house leads to its schemes, a coin to its page', () => {
  expect(about('Udaharan Mutual Fund changes exit load')[0]).toMatchObject({
    id: 'fund',
    values: { name: 'Udaharan Mutual Fund' },
  });
  expect(about('Crypto: Near falls 4%')[0]).toMatchObject({ path: '/features/crypto-market/near' });
  expect(about('Near the end of the day shares rise')).toEqual([]);
  expect(about('Crypto: the end is near')).toEqual([]);
});

it('says at most two things, each page once', () => {
  const reasons = about('Udaharan Mutual Fund: SIP and income tax, STT and capital gains');
  expect(reasons).toHaveLength(2);
  expect(new Set(reasons.map(({ path }) => path)).size).toBe(2);
});
