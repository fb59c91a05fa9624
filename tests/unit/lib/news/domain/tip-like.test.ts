import { isTipLike } from '@/lib/news/domain/story';

it.each([
  '5 stocks to buy for the short term',
  'Stocks to buy or sell: Himadri Motors, Kaveri Cement among top picks',
  'Multibagger smallcap: Tapti Power could double, says brokerage',
  'Multi-bagger stock turned Rs 1 lakh into Rs 12 lakh in two years',
  'Udaharan Bank target price raised to Rs 1,450 by brokerage',
  'Brokerage lifts target on Nilgiri Motors, sees upside of 24%',
  'Buy Sagarika Bank; target of Rs 320: Sample Securities',
  'Buy Narmada Steel, target Rs 410, stop loss Rs 372',
  'Should you subscribe to the Tapti Power IPO?',
  'Tapti Power IPO: Check GMP, price band, lot size',
  'Buy, sell or hold: what to do with Betwa Foods after Q2',
  'Top 5 dividend stocks for November',
  'Best smallcap funds to own in 2027',
  'Trading ideas for Monday from three analysts',
  'Hot stock picks of the week',
  'Penny stocks to bet on this Diwali',
  'This coin could triple by March, says trader',
  'Crypto tips for beginners: coins to buy now',
  'Guaranteed returns of 18% a year: how the scheme works',
  'Millionaire stocks of the decade',
  'ये 5 शेयर देंगे तगड़ा मुनाफा',
  'मल्टीबैगर शेयर: एक लाख बने दस लाख',
  'टारगेट प्राइस बढ़ा, ब्रोकरेज ने कहा खरीदें',
])('is like a tip: %s', (title) => {
  expect(isTipLike(title, false)).toBe(true);
});

it.each([
  'RBI keeps inflation target at 4%',
  'Budget sets fiscal deficit target of 4.3% of GDP',
  'Government misses disinvestment target',
  'Teesta Tech board approves Rs 1,800 crore buyback',
  'Narmada Steel to buy Betwa Alloys for Rs 3,200 crore',
  'SEBI bars finfluencer for stock tips on social media',
  'Sebi cracks down on multibagger stock tips channels',
  'Police warn of fake trading tips groups promising guaranteed returns',
  'FPIs sell Indian stocks worth Rs 12,569 crore',
  'Udaharan Bank Q2 profit rises 12%',
  'Sensex gains 512 points; bank shares lead',
  'Gold hits record high as investors buy safe havens',
  'How to compare the costs of index funds',
  'Rupee could weaken further, say economists',
  'Mutual fund SIP contribution at all-time high',
  'Best practices for nomination in mutual funds explained',
  'आरबीआई ने रेपो रेट 5.25% पर स्थिर रखा',
])('is no tip: %s', (title) => {
  expect(isTipLike(title, false)).toBe(false);
});

it('what a regulator publishes is never a tip', () => {
  expect(isTipLike('Advisory on multibagger stock tips', true)).toBe(false);
});
