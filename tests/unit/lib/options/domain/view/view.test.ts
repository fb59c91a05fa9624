import { failure, success } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';
import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  presetsForView,
  proposalsForView,
  type View,
  type ViewPresetId,
  type ViewSetting,
} from '@/lib/options/domain/view/view';
import { readView } from '@/lib/options/domain/view/view-in-words';
import { isOption, type Leg } from '@/lib/options/domain/position/leg';
import { usualMarket } from '@/tests/unit/lib/options/any-legs';

const context = { spot: 24_500, today: '2026-11-21' } as const;

/** Presets by the view that they fit. */
const mildUp: ViewPresetId[] = ['bull-call-spread', 'bull-put-spread', 'call-diagonal'];
const up: ViewPresetId[] = ['bull-call-spread', 'long-call', 'bull-put-spread'];
const strongUp: ViewPresetId[] = ['long-call', 'call-back-spread', 'bull-call-spread'];
const mildDown: ViewPresetId[] = ['bear-put-spread', 'bear-call-spread', 'put-diagonal'];
const down: ViewPresetId[] = ['bear-put-spread', 'long-put', 'bear-call-spread'];
const strongDown: ViewPresetId[] = ['long-put', 'put-back-spread', 'bear-put-spread'];
const butterflies: ViewPresetId[] = ['short-iron-butterfly', 'call-butterfly'];
const still: ViewPresetId[] = ['short-iron-condor', ...butterflies, 'short-straddle'];
const limited: ViewPresetId[] = ['short-iron-condor', 'call-condor'];
const inRange: ViewPresetId[] = [...limited, 'short-strangle'];
const calm: ViewPresetId[] = ['short-iron-condor', 'short-iron-butterfly', 'short-straddle'];
const move: ViewPresetId[] = ['long-straddle', 'long-strangle', 'long-iron-butterfly'];
const notDown: ViewPresetId[] = ['bull-put-spread', 'short-put'];
const notUp: ViewPresetId[] = ['bear-call-spread', 'short-call'];
const protection: ViewPresetId[] = ['protective-put', 'collar'];

/** A sentence, the presets it leads to, and what else it says. */
type Understood = [string, ViewPresetId[], Partial<View>?];

const understood: Understood[] = [
  [
    'mildly up by 9 Dec, lose at most 5,000',
    mildUp,
    { outlook: 'up', strength: 'mild', date: '2026-12-09', lossLimitRupees: 5000 },
  ],
  [
    'nifty stays between 24000 and 25000 till expiry',
    inRange,
    { outlook: 'still', range: { low: 24_000, high: 25_000 }, date: null },
  ],
  ['big move either way', move],
  ['crash protection for my shares', protection, { ofShares: 'protection' }],
  ['Bullish', up, { strength: 'plain' }],
  ['strong rally this week', strongUp, { date: '2026-11-27' }],
  ['Nifty will crash', strongDown, { strength: 'strong' }],
  ['slightly bearish until next Friday', mildDown, { date: '2026-11-27' }],
  ['falling, max loss Rs 10k', down, { lossLimitRupees: 10_000 }],
  ['up 1% by month end', mildUp, { date: '2026-11-30' }],
  ['down by 8% in 30 days', strongDown, { date: '2026-12-21' }],
  ['it will not fall', notDown, { outlook: 'not-down' }],
  ["won't fall, risk only 3000", ['bull-put-spread'], { lossLimitRupees: 3000 }],
  ['not going up and not going down', still],
  ['sideways for 2 weeks', still, { date: '2026-12-05' }],
  ['flat, volatility will rise', ['call-calendar', 'double-calendar'], { volatility: 'rises' }],
  ['flat to slightly up', mildUp],
  ['flat to up', mildUp, { outlook: 'up', strength: 'mild' }],
  ['not sideways', move],
  ['no big move', still],
  ['big move up', strongUp, { strength: 'strong' }],
  ['either way, more likely down', ['strip', 'long-strangle'], { lean: 'down' }],
  ['up or down, direction unclear', move],
  ['breakout of 24000-25000', ['long-strangle', 'long-iron-condor'], { outlook: 'move' }],
  ['IV crush after results', calm, { volatility: 'falls' }],
  ['up, volatility stays flat', up, { volatility: null }],
  ['volatility will go up', ['long-straddle', 'long-strangle', 'call-calendar'], { outlook: null }],
  ['not above 25000', notUp, { range: { low: null, high: 25_000 } }],
  ['nifty will not cross 25000', notUp, { outlook: 'not-up' }],
  ['24000 ke neeche nahi jayega', notDown, { range: { low: 24_000, high: null } }],
  ['unlikely to fall', notDown],
  ['very volatile week', move],
  // No month, range or limit: "dec" begins another word, and these figures are no levels of the index.
  ['nifty will decline 5 percent', strongDown, { date: null }],
  ['nifty may rise 5 per cent', strongUp, { date: null }],
  ['rise 2 to 3 per cent', up, { range: null }],
  ['up 100 to 200 points', up, { range: null }],
  ['up, lose at most 2 per cent', up, { lossLimitRupees: null }],
  ['up, lose at most 5%', up, { lossLimitRupees: null }],
  ['up with a risk of 2%', up, { strength: 'plain', lossLimitRupees: null }],
  ['stays above 24,000 by 1 December', notDown, { range: { low: 24_000, high: null } }],
  ['stays below 25k', notUp, { range: { low: null, high: 25_000 } }],
  ['reaches 25500 by 29 Dec', up, { range: { low: null, high: 25_500 } }],
  ['falls to 23500', down, { range: { low: 23_500, high: null } }],
  ['24000–25000 range, loss at most 2 lakh', limited, { lossLimitRupees: 200_000 }],
  ['hedge against a fall', ['long-put', 'bear-put-spread', 'put-back-spread'], { isHedge: true }],
  ['protect my portfolio till 9 Jan', protection, { date: '2027-01-09' }],
  ['protect my gains', ['long-put', 'bear-put-spread', 'put-back-spread'], { isHedge: true }],
  ['protect my shares, up or down', protection, { ofShares: 'protection' }],
  ['protect the rise of my shares from a fall', protection, { ofShares: 'protection' }],
  ['income from shares I hold', ['covered-call', 'collar'], { ofShares: 'income' }],
  ['thoda upar jayega', mildUp],
  ['bahut tezi agle hafte', strongUp, { date: '2026-12-04' }],
  ['girega nahi', notDown, { outlook: 'not-down' }],
  ['nifty upar nahi jayega', notUp, { outlook: 'not-up' }],
  ['24000 se 25000 ke beech rahega', inRange],
  ['kisi bhi taraf bada move', move],
  ['mere shares ka bachav', protection],
  ['thodi mandi, nuksan 5000 se zyada nahi', mildDown, { lossLimitRupees: 5000 }],
  ['wahin rahega is mahine', still, { date: '2026-11-30' }],
  // Two levels are one view: half of it would be another one.
  [
    'nifty above 25000 or below 24000 by expiry',
    ['long-strangle', 'long-iron-condor'],
    { outlook: 'move', range: { low: 24_000, high: 25_000 } },
  ],
  [
    'falls below 24000 or rises above 25000',
    ['long-strangle', 'long-iron-condor'],
    { outlook: 'move', lean: null, range: { low: 24_000, high: 25_000 } },
  ],
  [
    'nifty below 25000 but above 24000',
    ['short-iron-condor', 'call-condor', 'short-strangle'],
    { outlook: 'still', range: { low: 24_000, high: 25_000 } },
  ],
  [
    'will not go above 25000 or below 24000',
    ['short-iron-condor', 'call-condor', 'short-strangle'],
    { outlook: 'still', range: { low: 24_000, high: 25_000 } },
  ],
  // Words that deny without a "not".
  ['I doubt it will rise', notUp],
  ['it fails to fall', notDown],
  ['neither up nor down', still],
  ['limited upside', notUp],
  ['downside is limited', notDown],
  ['up with limited risk', up],
  // Without a comma, each direction belongs to the name that it stands with.
  ['nifty up iv down', up, { outlook: 'up', volatility: 'falls' }],
  ['Nifty up vix down', up, { outlook: 'up', volatility: 'falls' }],
  ['market higher iv lower', up, { outlook: 'up', volatility: 'falls' }],
  ['Nifty upar volatility neeche', up, { outlook: 'up', volatility: 'falls' }],
  ['nifty rising vix falling', up, { outlook: 'up', volatility: 'falls' }],
  ['nifty rising vix crashing', up, { outlook: 'up', volatility: 'falls' }],
  ['nifty down vix up', down, { outlook: 'down', volatility: 'rises' }],
  ['Nifty falls volatility stays flat', down, { outlook: 'down', volatility: null }],
  ['rising vix falling nifty', down, { outlook: 'down', volatility: 'rises' }],
  ['low volatility rising market', up, { outlook: 'up', volatility: 'falls' }],
  ['fall in volatility aur rise in nifty', up, { outlook: 'up', volatility: 'falls' }],
  ['rising volatility, nifty down', down, { outlook: 'down', volatility: 'rises' }],
  ['flat with higher iv', ['call-calendar', 'double-calendar'], { volatility: 'rises' }],
  // What is over does not go on.
  ['The rally is over', notUp, { outlook: 'not-up' }],
  ['the rally in bank nifty is over', notUp, { outlook: 'not-up' }],
  ['the correction is over', notDown, { outlook: 'not-down' }],
  ['Fall is over now', notDown, { outlook: 'not-down' }],
  ['correction over, up', up, { outlook: 'up' }],
  ['the fall will be over by 9 Dec', notDown, { outlook: 'not-down', date: '2026-12-09' }],
  ['tezi khatam', notUp, { outlook: 'not-up' }],
  ['girawat ruk gayi', notDown, { outlook: 'not-down' }],
  ['the fall has ended', notDown, { outlook: 'not-down' }],
  ['mandi khatam, tezi', up, { outlook: 'up' }],
  ['up over the next week', up, { outlook: 'up' }],
  ['nifty will be over 25000', up, { outlook: 'up' }],
  ['up over 5%', strongUp, { outlook: 'up' }],
  // Other ways to name a day, and the likelier direction of a move.
  ['up by 2026-12-15', up, { date: '2026-12-15' }],
  ['down by tomorrow', down, { date: '2026-11-22' }],
  ['kal tak girega nahi', notDown, { date: '2026-11-22' }],
  ['flat until next month', still, { date: '2026-12-31' }],
  ['either way, more likely up', ['strap', 'long-strangle'], { lean: 'up' }],
  // A level that a denied move does not get to is one that the price stays on this side of.
  ['nifty will not drop to 23500', notDown, { range: { low: 23_500, high: null } }],
  ['nifty never falls below 23500', notDown, { range: { low: 23_500, high: null } }],
  ['nifty cannot drop below 23500', notDown, { outlook: 'not-down' }],
  ['no fall to 23500', notDown, { outlook: 'not-down' }],
  ["I don't think nifty will fall below 23500", notDown, { outlook: 'not-down' }],
  ['no crash below 23500', notDown, { outlook: 'not-down' }],
  ['nifty wont slip below 24000', notDown, { range: { low: 24_000, high: null } }],
  ['girega nahi 23500 tak', notDown, { range: { low: 23_500, high: null } }],
  ['23500 ke neeche nahi girega', notDown, { range: { low: 23_500, high: null } }],
  ['nifty will rise and never fall below 23500', notDown, { outlook: 'not-down' }],
  ['I do not expect nifty to rise above 25000', notUp, { range: { low: null, high: 25_000 } }],
  ['nifty will fail to climb above 25000', notUp, { range: { low: null, high: 25_000 } }],
  ['25000 ke upar nahi badhega', notUp, { range: { low: null, high: 25_000 } }],
  ["won't fall, reaches 25000", up, { range: { low: null, high: 25_000 } }],
  ["won't rise, falls to 24000", down, { range: { low: 24_000, high: null } }],
  ['neither rises above 25000 nor falls', inRange, { range: { low: null, high: 25_000 } }],
  [
    'neither rises above 25000 nor falls below 24000',
    inRange,
    { outlook: 'still', range: { low: 24_000, high: 25_000 } },
  ],
  // Words that turn round what they stand with.
  ...[
    'outside 24000-25000',
    'nifty leaves 24000 to 25000',
    'leaves the range 24000-25000',
    'nifty moves out of the 24000-25000 range',
    'breaks 24000 to 25000',
    '24000 se 25000 ke bahar jayega',
  ].map((sentence): Understood => [
    sentence,
    ['long-strangle', 'long-iron-condor'],
    { outlook: 'move', range: { low: 24_000, high: 25_000 } },
  ]),
  ['will not leave 24000-25000', inRange, { outlook: 'still' }],
  ['24000 se 25000 ke bahar nahi jayega', inRange, { outlook: 'still' }],
  ['nifty will stop falling', notDown, { outlook: 'not-down' }],
  ['the rally has stopped', notUp, { outlook: 'not-up' }],
  ['the fall stopped, rally begins', strongUp, { outlook: 'up' }],
  ['nifty refuses to fall', notDown, { outlook: 'not-down' }],
  ['up with a stop loss of 5000', up, { lossLimitRupees: 5000 }],
  ['up with a strict stoploss', up, { outlook: 'up' }],
  ['less volatile market', still, { outlook: 'still' }],
  ['non-volatile week', still, { outlook: 'still' }],
  ['less likely to fall', notDown, { outlook: 'not-down' }],
  ['the fall in nifty will stop at 24000', notDown, { outlook: 'not-down' }],
  ['rally has stopped, nifty falls', strongDown, { outlook: 'down' }],
  ['bank nifty refuses to go up', notUp, { outlook: 'not-up' }],
  ['market will avoid a fall', notDown, { outlook: 'not-down' }],
  ['a crash avoided', notDown, { outlook: 'not-down' }],
  ['girawat stop hogi', notDown, { outlook: 'not-down' }],
  ['non stop rally', strongUp, { outlook: 'up' }],
  // From one level to another is a move, unless the price stays.
  ['nifty goes from 24500 to 25500', up, { range: { low: null, high: 25_500 } }],
  ['from 25000 to 24000', down, { range: { low: 24_000, high: null } }],
  ['nifty will fall from 25000 to 24000', down, { range: { low: 24_000, high: null } }],
  ['stays in the range from 24000 to 25000', inRange, { outlook: 'still' }],
  ...['rally ends', 'the rally will end', 'rally is done', 'rally fades', 'tezi band hogi'].map(
    (sentence): Understood => [sentence, notUp, { outlook: 'not-up' }],
  ),
  ...['fall will end', 'the fall is done', 'fall finishes', 'crash averted', 'fall pauses'].map(
    (sentence): Understood => [sentence, notDown, { outlook: 'not-down' }],
  ),
  ['upside is capped', notUp, { outlook: 'not-up' }],
  ['rally band hogi', notUp, { outlook: 'not-up' }],
  ['the rally will end december', notUp, { outlook: 'not-up' }],
  ['the fall is past', notDown, { outlook: 'not-down' }],
  // The same words where they end no move.
  ...[
    'nifty will rise past 25000',
    'up in the past week',
    'nifty will rise in the end',
    'rise end of december',
    'I see a bullish finish',
    'a higher finish',
  ].map((sentence): Understood => [sentence, up, { outlook: 'up' }]),
  ...['nifty falls past 24000', 'nifty fall end december', 'nifty stays in the lower band'].map(
    (sentence): Understood => [sentence, down, { outlook: 'down' }],
  ),
  ...['a flat finish', 'nifty in a stable band', 'flat past expiry'].map((sentence): Understood => [
    sentence,
    still,
    { outlook: 'still' },
  ]),
  ['moves in a band from 24000 to 25000', inRange, { outlook: 'still' }],
  ['oscillates from 24000 to 25000', inRange, { outlook: 'still' }],
  ['recovers to 25500', up, { range: { low: null, high: 25_500 } }],
  ['nifty will rise past 25500', up, { range: { low: null, high: 25_500 } }],
  ['drops beyond 24000', down, { range: { low: 24_000, high: null } }],
  ['will not rise past 25500', notUp, { range: { low: null, high: 25_500 } }],
  ['nothing but up', up, { outlook: 'up' }],
  ['nothing but a fall', down, { outlook: 'down' }],
  ['down on profit booking', down, { outlook: 'down' }],
  ['bullish, buy the dip', up, { outlook: 'up' }],
];

test.each(understood)('“%s” proposes %j', (sentence, presets, part = {}) => {
  const read = readView(sentence, context);
  expect(read).toMatchObject(success({ view: part }));
  expect(presetsForView(valueOf(read).view, true)).toEqual(presets);
});

/** What is refused, why, and the words that it names. */
test.each([
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
  ['rises to 24000', 'contradiction', []],
  ['will not rise above 24000', 'contradiction', []],
  ['never climbs to 24000', 'contradiction', []],
  ["won't drop below 25000", 'contradiction', []],
  ['will rise but not climb above 25000', 'contradiction', ['but']],
  ['a move either way, sideways', 'contradiction', []],
  ['either way but not up', 'contradiction', ['but']],
  ['a big move, but it will not fall', 'contradiction', ['but']],
  ['protect me from a rise in nifty', 'rise-protection', []],
  ['hedge against a rally', 'rise-protection', ['against']],
  ['hedge against gains in nifty', 'rise-protection', ['against']],
  ['hedge a move above 25000', 'rise-protection', []],
  ['bullish, protect my shares', 'rise-protection', []],
  ['protect my shares, it will not fall', 'negation', ['not']],
  ['never', 'negation', ['never']],
  ['no doubt it will rise', 'negation', ['no']],
  ['I do not know', 'negation', ['not', 'know']],
  ['volatility will not rise', 'negation', ['volatility']],
  ['up but volatility will not rise', 'negation', ['but', 'volatility']],
  ['it is over', 'negation', ['over']],
  ['nifty goes from 23500 to 24500', 'contradiction', []],
  ['reversal of the fall', 'negation', ['reversal']],
  ['rise will reverse', 'negation', ['reverse']],
  ['market recovers from the fall', 'negation', ['recovers']],
  ['rebound from fall', 'negation', ['rebound']],
  ['the fall has come to an end', 'negation', ['come to an end']],
  ['rally is losing steam', 'negation', ['losing steam']],
  ['anything but up', 'negation', ['anything but']],
  ['less bullish', 'negation', ['less bullish']],
  ['bearish bets are wrong', 'negation', ['are wrong']],
  ['profit booking after the rise', 'negation', ['profit booking']],
  ['profit-taking in the rally', 'negation', ['profit-taking']],
  ['profit booking', 'no-view', ['profit', 'booking']],
  ['nothing will rise', 'negation', ['nothing']],
  ['nobody expects a fall', 'negation', ['nobody']],
  ['rises past 24000', 'contradiction', []],
  ['a fall is behind us', 'negation', ['behind us']],
  ['cannot rule out a rally', 'negation', ['rule out']],
  ['sell the rally', 'negation', ['sell the rally']],
  ['buy the fall', 'negation', ['buy the fall']],
  ['nifty ended up', 'negation', ['ended']],
  ['koi nahi rok sakta tezi', 'negation', ['koi', 'nahi', 'sakta']],
  // Something else than the move is over.
  ['nifty up till expiry is over', 'negation', ['over']],
  ['nifty up, expiry is over', 'negation', ['over']],
  ['flat till expiry is over', 'negation', ['over']],
  ['nifty up week ended friday', 'negation', ['ended']],
  ['down till results are over', 'negation', ['results', 'over']],
  ['nifty up after elections ended', 'negation', ['after', 'elections', 'ended']],
  ['bullish, worst is over', 'negation', ['worst', 'over']],
  ['up all over', 'negation', ['all', 'over']],
  ['big move after budget is over', 'negation', ['after', 'budget', 'over']],
  ['a fall is less likely', 'negation', ['not']],
  ['will not stop falling', 'negation', ['not']],
  ['up, avoid expiry day', 'negation', ['avoid']],
  ['the rally is not over', 'negation', ['not']],
  // Something else than the move stops, or it is asked what could stop it.
  ['trading halted, market will fall', 'negation', ['halted']],
  ['sideways. trading stopped', 'negation', ['stopped']],
  ['avoid longs, market will fall', 'negation', ['avoid', 'longs']],
  ['fii selling stops, market will rise', 'negation', ['fii', 'selling', 'stops']],
  ['rate hikes stop market will rise', 'negation', ['rate', 'hikes', 'stop']],
  ['nifty stopped at 25000 and falls', 'negation', ['stopped', '25000']],
  ['the rally stops the fall', 'negation', ['stops']],
  ['bullish with tight stop', 'negation', ['tight', 'stop']],
  ['nothing can stop the rally', 'negation', ['nothing', 'stop']],
  ['who can stop the rally', 'negation', ['who', 'stop']],
  ['can anything stop the fall', 'negation', ['anything', 'stop']],
  ['I want to avoid a fall', 'negation', ['avoid']],
  ['fall to halt soon', 'negation', ['halt']],
  ['the party is over, nifty will fall', 'negation', ['party', 'over']],
  ['the spike in volatility is over', 'negation', ['over']],
  ['up by 9 Nov 2026', 'past-date', ['2026-11-09']],
] as const)('“%s” is refused: %s', (sentence, problem, unread) => {
  expect(readView(sentence, context)).toEqual(failure({ code: problem, unread }));
});

test('words that are not read are named beside what is', () => {
  const read = readView('mildly up because of the monsoon', context);
  expect(read).toMatchObject(success({ unread: ['because', 'monsoon'] }));
});

test.each([
  ['bullish with stop at 24000', { outlook: 'up' }, ['stop', '24000']],
  ['bullish, stop 24,000', { outlook: 'up' }, ['stop', '24,000']],
  ['bullish stop @ 24k', { outlook: 'up' }, ['stop', '24k']],
  ['bearish, stop at 25000', { outlook: 'down' }, ['stop', '25000']],
  ['bearish, stop above 25000', { outlook: 'down', range: null }, ['stop', '25000']],
  ['up to 25000, stop 24000', { range: { low: null, high: 25_000 } }, ['stop', '24000']],
  ['rise to 25000 with stop at 24000', { outlook: 'up' }, ['stop', '24000']],
  ['target 25000 stop 24000', { outlook: 'up' }, ['stop', '24000']],
  ['falls to 23000, stop 25000', { outlook: 'down' }, ['stop', '25000']],
  ['sideways, my stop should be 24000', { outlook: 'still' }, ['stop', '24000']],
  ['tezi, 24000 ka stop', { outlook: 'up' }, ['stop', '24000']],
  ['bullish with stoploss 24300', { lossLimitRupees: null }, ['stop-loss', '24300']],
  ['24300 stop loss, bullish', { lossLimitRupees: null }, ['stop-loss', '24300']],
  ['bullish, stop loss 24300, risk only 3000', { lossLimitRupees: 3000 }, ['stop-loss', '24300']],
] as const)('“%s”: a level of a stop-loss is not read', (sentence, view, unread) => {
  expect(readView(sentence, context)).toMatchObject(success({ view, unread }));
});

test.each([
  ['bullish with stop loss 50 points', ['stop-loss', '50', 'points']],
  ['bullish, loss of 50 pts at most', ['50', 'pts']],
  ['risk 100 points, bullish', ['100', 'points']],
])('“%s”: points are no limit in rupees', (sentence, unread) => {
  const view = { outlook: 'up', lossLimitRupees: null };
  expect(readView(sentence, context)).toMatchObject(success({ view, unread }));
});

test('29 February is that of the next leap year', () => {
  const read = readView('up by 29 Feb', { ...context, today: '2027-12-20' });
  expect(read).toMatchObject(success({ view: { date: '2028-02-29' }, unread: [] }));
});

test('without a second expiry no strategy of two expiries is proposed', () => {
  const read = readView('mildly up', context);
  expect(presetsForView(valueOf(read).view, false)).toEqual([
    'bull-call-spread',
    'bull-put-spread',
  ]);
});

test('any words and figures are read or refused', () => {
  const word = fc.constantFrom(
    ...['up', 'not', 'nahi', 'between', '24000', '25000', 'by', '31', 'feb', '9', 'Dec', 'lose'],
    ...['5k', 'iv', 'spike', 'big move', 'my shares', 'hedge', '%', 'above', '-', '0/0', 'tak'],
    '@',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
      const read = readView(words.join(' '), context);
      return read.ok || read.problem.code.length > 0;
    }),
    fuzzRuns(300),
  );
});

describe('proposals', () => {
  const expiries = ['2026-11-24', '2026-12-01', '2026-12-29'] as const;
  const setting: ViewSetting = { ...usualMarket, lots: 1, expiries, volatility: 0.13 };

  const view: View = {
    ...{ outlook: 'up', strength: 'plain', lean: null, range: null, volatility: null },
    ...{ date: null, lossLimitRupees: null, ofShares: null, isHedge: false },
  };

  const strikesOf = ({ legs }: { legs: readonly Leg[] }) =>
    legs.filter(isOption).map(({ strike }) => strike);

  test('the first expiry on or after the day of the view is taken', () => {
    expect(proposalsForView(view, setting).expiry).toBe('2026-11-24');
    const dated = proposalsForView({ ...view, date: '2026-12-01' }, setting);
    expect(dated).toMatchObject({ expiry: '2026-12-01', isExpiryTooEarly: false });
    const late = proposalsForView({ ...view, date: '2027-01-09' }, setting);
    expect(late).toMatchObject({ expiry: '2026-12-29', isExpiryTooEarly: true });
  });

  test('strikes are at the levels of the view, wings further out', () => {
    const range = { low: 24_000, high: 25_000 };
    const { proposals } = proposalsForView({ ...view, outlook: 'still', range }, setting);
    const condor = proposals.find(({ presetId }) => presetId === 'short-iron-condor');
    expect(condor && strikesOf(condor)).toEqual([23_900, 24_000, 25_000, 25_100]);
    // Sold dearer than bought: its prices are those of the strikes that it has now.
    const [low, soldPut, soldCall, high] = condor?.legs.map(({ priceRupees }) => priceRupees) ?? [];
    expect(soldPut).toBeGreaterThan(low ?? NaN);
    expect(soldCall).toBeGreaterThan(high ?? NaN);
  });

  test('strikes of a step below one rupee have no digits of rounding', () => {
    const ofStock = { ...setting, spot: 7.13, strikeStep: 0.1 };
    const range = { low: 6.9, high: 7.5 };
    for (const levels of [null, range]) {
      const { proposals } = proposalsForView({ ...view, outlook: 'still', range: levels }, ofStock);
      const strikes = proposals.flatMap(strikesOf);
      expect(strikes).toEqual(strikes.map((strike) => Number(strike.toFixed(1))));
    }
    const { proposals } = proposalsForView({ ...view, outlook: 'still', range }, ofStock);
    const condor = proposals.find(({ presetId }) => presetId === 'short-iron-condor');
    expect(condor && strikesOf(condor)).toEqual([6.7, 6.9, 7.5, 7.7]);
  });

  test('a range that leaves the spot outside moves no strike past another', () => {
    const range = { low: 25_500, high: 26_000 };
    const { proposals } = proposalsForView({ ...view, outlook: 'still', range }, setting);
    for (const strikes of proposals.map(strikesOf)) {
      expect(strikes).toEqual([...strikes].sort((one, other) => one - other));
    }
  });

  test('a level on the other side of the spot moves no strike', () => {
    const strikesFor = (range: View['range']) =>
      proposalsForView({ ...view, range }, setting).proposals.map(strikesOf);
    expect(strikesFor({ low: null, high: 24_000 })).toEqual(strikesFor(null));
  });

  test('a limit is compared with the worst result of each; one without an end is beyond it', () => {
    const { proposals } = proposalsForView({ ...view, lossLimitRupees: 3000 }, setting);
    expect(proposals.length).toBeGreaterThan(1);
    for (const { worstRupees, isWithinLimit } of proposals) {
      expect(isWithinLimit).toBe(worstRupees !== 'unlimited' && worstRupees >= -3000);
    }
    const verdicts = new Set(proposals.map(({ isWithinLimit }) => isWithinLimit));
    expect(verdicts).toEqual(new Set([true, false]));
  });

  test('without a limit nothing is within or beyond it', () => {
    const { proposals } = proposalsForView({ ...view, outlook: 'not-up' }, setting);
    expect(proposals.map(({ isWithinLimit }) => isWithinLimit)).toEqual([null, null]);
    expect(proposals.map(({ worstRupees }) => worstRupees)).toContain('unlimited');
  });

  test('a spot of few steps leaves out what would need a strike below zero', () => {
    const still = { ...view, outlook: 'still', range: { low: 60, high: 140 } } as const;
    const { proposals } = proposalsForView(still, { ...setting, spot: 160 });
    expect(proposals.map(({ presetId }) => presetId)).toEqual(['short-strangle']);
  });
});
