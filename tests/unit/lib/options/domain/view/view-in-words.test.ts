import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import type { View } from '@/lib/options/domain/view/view';
import { readView } from '@/lib/options/domain/view/view-in-words';
import { presetsForView, type ViewPresetId } from '@/lib/options/domain/view/view-presets';

const context = { spot: 24_500, today: '2026-11-21' } as const;

/** A sentence, the presets it leads to, and what else it says. */
const understood: [string, ViewPresetId[], Partial<View>?][] = [
  [
    'mildly up by 9 Dec, lose at most 5,000',
    ['bull-call-spread', 'bull-put-spread', 'call-diagonal'],
    { outlook: 'up', strength: 'mild', date: '2026-12-09', lossLimitRupees: 5000 },
  ],
  [
    'nifty stays between 24000 and 25000 till expiry',
    ['short-iron-condor', 'call-condor', 'short-strangle'],
    { outlook: 'still', range: { low: 24_000, high: 25_000 }, date: null },
  ],
  ['big move either way', ['long-straddle', 'long-strangle', 'long-iron-butterfly']],
  ['crash protection for my shares', ['protective-put', 'collar'], { ofShares: 'protection' }],
  ['Bullish', ['bull-call-spread', 'long-call', 'bull-put-spread'], { strength: 'plain' }],
  ['I think the market will go up', ['bull-call-spread', 'long-call', 'bull-put-spread']],
  [
    'strong rally this week',
    ['long-call', 'call-back-spread', 'bull-call-spread'],
    { date: '2026-11-27' },
  ],
  ['Nifty will crash', ['long-put', 'put-back-spread', 'bear-put-spread'], { strength: 'strong' }],
  [
    'slightly bearish until next Friday',
    ['bear-put-spread', 'bear-call-spread', 'put-diagonal'],
    { date: '2026-11-27' },
  ],
  [
    'falling, max loss Rs 10k',
    ['bear-put-spread', 'long-put', 'bear-call-spread'],
    { lossLimitRupees: 10_000 },
  ],
  [
    'up 1% by month end',
    ['bull-call-spread', 'bull-put-spread', 'call-diagonal'],
    { date: '2026-11-30' },
  ],
  [
    'down by 8% in 30 days',
    ['long-put', 'put-back-spread', 'bear-put-spread'],
    { date: '2026-12-21' },
  ],
  ['it will not fall', ['bull-put-spread', 'short-put'], { outlook: 'not-down' }],
  ["won't fall, risk only 3000", ['bull-put-spread'], { lossLimitRupees: 3000 }],
  ["market won't rise", ['bear-call-spread', 'short-call'], { outlook: 'not-up' }],
  [
    'not going up and not going down',
    ['short-iron-condor', 'short-iron-butterfly', 'call-butterfly', 'short-straddle'],
  ],
  [
    'sideways for 2 weeks',
    ['short-iron-condor', 'short-iron-butterfly', 'call-butterfly', 'short-straddle'],
    { date: '2026-12-05' },
  ],
  ['flat, volatility will rise', ['call-calendar', 'double-calendar'], { volatility: 'rises' }],
  ['flat to slightly up', ['bull-call-spread', 'bull-put-spread', 'call-diagonal']],
  ['not sideways', ['long-straddle', 'long-strangle', 'long-iron-butterfly']],
  [
    'no big move',
    ['short-iron-condor', 'short-iron-butterfly', 'call-butterfly', 'short-straddle'],
  ],
  [
    "it won't move much",
    ['short-iron-condor', 'short-iron-butterfly', 'call-butterfly', 'short-straddle'],
  ],
  ['big move up', ['long-call', 'call-back-spread', 'bull-call-spread'], { strength: 'strong' }],
  ['either way, more likely down', ['strip', 'long-strangle'], { lean: 'down' }],
  ['up or down, direction unclear', ['long-straddle', 'long-strangle', 'long-iron-butterfly']],
  ['breakout of 24000-25000', ['long-strangle', 'long-iron-condor'], { outlook: 'move' }],
  [
    'IV crush after results',
    ['short-iron-condor', 'short-iron-butterfly', 'short-straddle'],
    { volatility: 'falls' },
  ],
  [
    'up, volatility stays flat',
    ['bull-call-spread', 'long-call', 'bull-put-spread'],
    { volatility: null },
  ],
  ['volatility will go up', ['long-straddle', 'long-strangle', 'call-calendar'], { outlook: null }],
  ['not above 25000', ['bear-call-spread', 'short-call'], { range: { low: null, high: 25_000 } }],
  ['nifty will not cross 25000', ['bear-call-spread', 'short-call'], { outlook: 'not-up' }],
  [
    '24000 ke neeche nahi jayega',
    ['bull-put-spread', 'short-put'],
    { range: { low: 24_000, high: null } },
  ],
  ['unlikely to fall', ['bull-put-spread', 'short-put']],
  ['very volatile week', ['long-straddle', 'long-strangle', 'long-iron-butterfly']],
  [
    'up with a risk of 2%',
    ['bull-call-spread', 'long-call', 'bull-put-spread'],
    { strength: 'plain', lossLimitRupees: null },
  ],
  ['vix spike', ['long-straddle', 'long-strangle', 'call-calendar'], { volatility: 'rises' }],
  [
    'stays above 24,000 by 1 December',
    ['bull-put-spread', 'short-put'],
    { range: { low: 24_000, high: null } },
  ],
  ['stays below 25k', ['bear-call-spread', 'short-call'], { range: { low: null, high: 25_000 } }],
  [
    'reaches 25500 by 29 Dec',
    ['bull-call-spread', 'long-call', 'bull-put-spread'],
    { range: { low: null, high: 25_500 } },
  ],
  [
    'falls to 23500',
    ['bear-put-spread', 'long-put', 'bear-call-spread'],
    { range: { low: 23_500, high: null } },
  ],
  [
    '24000–25000 range, loss at most 2 lakh',
    ['short-iron-condor', 'call-condor'],
    { lossLimitRupees: 200_000 },
  ],
  ['hedge against a fall', ['long-put', 'bear-put-spread', 'put-back-spread'], { isHedge: true }],
  ['protect my portfolio till 9 Jan', ['protective-put', 'collar'], { date: '2027-01-09' }],
  ['income from shares I hold', ['covered-call', 'collar'], { ofShares: 'income' }],
  ['thoda upar jayega', ['bull-call-spread', 'bull-put-spread', 'call-diagonal']],
  [
    'bahut tezi agle hafte',
    ['long-call', 'call-back-spread', 'bull-call-spread'],
    { date: '2026-12-04' },
  ],
  ['mujhe lagta hai market girega', ['bear-put-spread', 'long-put', 'bear-call-spread']],
  ['girega nahi', ['bull-put-spread', 'short-put'], { outlook: 'not-down' }],
  ['nifty upar nahi jayega', ['bear-call-spread', 'short-call'], { outlook: 'not-up' }],
  ['24000 se 25000 ke beech rahega', ['short-iron-condor', 'call-condor', 'short-strangle']],
  ['kisi bhi taraf bada move', ['long-straddle', 'long-strangle', 'long-iron-butterfly']],
  ['mere shares ka bachav', ['protective-put', 'collar']],
  [
    'thodi mandi, nuksan 5000 se zyada nahi',
    ['bear-put-spread', 'bear-call-spread', 'put-diagonal'],
    { lossLimitRupees: 5000 },
  ],
  [
    'wahin rahega is mahine',
    ['short-iron-condor', 'short-iron-butterfly', 'call-butterfly', 'short-straddle'],
    { date: '2026-11-30' },
  ],
];

test.each(understood)('%s', (sentence, presets, part = {}) => {
  const read = readView(sentence, context);
  expect(read).toMatchObject({ isUnderstood: true, view: part });
  expect(read.isUnderstood ? presetsForView(read.view, true) : null).toEqual(presets);
});

/** What is refused, why, and the words that it names. */
test.each([
  ['', 'empty', []],
  ['   ', 'empty', []],
  ['hello', 'no-view', ['hello']],
  ['nifty', 'no-view', []],
  ['iron giraffe', 'no-view', ['iron', 'giraffe']],
  ['lose at most 5,000', 'no-view', []],
  ['by 9 Dec', 'no-view', []],
  ['my shares', 'no-view', []],
  ['income', 'no-view', []],
  ['should I buy a call?', 'advice', ['should i']],
  ['which strategy is best when it goes up', 'advice', ['which strategy']],
  ['kya karu, tezi hai', 'advice', ['kya karu']],
  ['up if the budget is good', 'condition', ['if']],
  ['falls and then rises', 'condition', ['then']],
  ['up and down', 'contradiction', []],
  ['bullish but falling', 'contradiction', ['but']],
  ['up, and it will not rise', 'contradiction', []],
  ['sideways with a big move', 'contradiction', []],
  ['falls to 25500', 'contradiction', []],
  ['never', 'negation', ['never']],
  ['I do not know', 'negation', ['not', 'know']],
  ['volatility will not rise', 'negation', ['volatility']],
  ['up but volatility will not rise', 'negation', ['but', 'volatility']],
  ['up by 9 Nov 2026', 'past-date', ['2026-11-09']],
] as const)('%s: %s', (sentence, problem, unread) => {
  expect(readView(sentence, context)).toEqual({ isUnderstood: false, problem, unread });
});

test('words that are not read are named beside what is', () => {
  const read = readView('mildly up because of the monsoon', context);
  expect(read).toMatchObject({ isUnderstood: true, unread: ['because', 'monsoon'] });
});

test('a percentage is no limit of the loss', () => {
  const read = readView('up, lose at most 5%', context);
  expect(read).toMatchObject({ isUnderstood: true, view: { lossLimitRupees: null } });
});

test('without a second expiry nothing of two is proposed', () => {
  const read = readView('mildly up', context);
  if (!read.isUnderstood) throw new Error('Not read');
  expect(presetsForView(read.view, false)).toEqual(['bull-call-spread', 'bull-put-spread']);
});

test('any words and figures are read or refused, never thrown at', () => {
  const word = fc.constantFrom(
    ...['up', 'not', 'nahi', 'between', '24000', '25000', 'by', '31', 'feb', '9', 'Dec', 'lose'],
    ...[
      '5k',
      'iv',
      'spike',
      'big move',
      'my shares',
      'hedge',
      '%',
      'above',
      '-',
      '0/0',
      'tak',
      '@',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
      const read = readView(words.join(' '), context);
      return read.isUnderstood || read.problem.length > 0;
    }),
    fuzzRuns(300),
  );
});
