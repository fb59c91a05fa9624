import fc from 'fast-check';
import { hindiStopWords, hindiTerms } from '@/content/word-lists/hindi-terms';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';
import type { AnswerContext } from '@/lib/search/answers/answer';
import { answerQuery } from '@/lib/search/answers/answer-query';
import { lawFacts, referenceOf } from '@/lib/search/law-facts';
import { readQuery } from '@/lib/search/read-query';
import {
  holdsAmount,
  maxQueryLength,
  searchQueryOf,
  withoutAmounts,
} from '@/lib/search/without-amounts';
import { queryWords } from '@/lib/search/words';
import { plainHindi } from '@/lib/text/plain-hindi';
import { plainSpaces } from '@/tests/factories/plain-spaces';
import { optionsPath } from '@/lib/navigation/page-paths';

describe('answers', () => {
  const { search, navigation } = messages();
  const context: AnswerContext = {
    today: '2026-11-21',
    messages: search,
    pages: new Set([...menuPages(menu(navigation)).map(({ url = '' }) => url), optionsPath]),
  };

  const tax = '/features/income-tax-calculator#v=1&y=2026';
  const sip = '/features/sip-calculator?';

  /** Query, title of the answer, and the address with these inputs. */
  const answered: readonly (readonly [query: string, title: string, url: string])[] = [
    // Worked by hand: 14.25 lakh taxable is 20,000 + 40,000 + 33,750, and 4 % cess.
    ['tax on 15 lakh', '₹97,500 new regime, ₹2,57,400 old', `${tax}&sg=1500000`],
    ['Tax on ₹15,00,000?', '₹97,500', `${tax}&sg=1500000`],
    ['income tax 15L salary', '₹97,500', `${tax}&sg=1500000`],
    ['15 lakh par kitna tax lagega', '₹97,500', `${tax}&sg=1500000`],
    ['tax on fifteen lakh', '₹97,500', `${tax}&sg=1500000`],
    ['tax on १५ lakh', '₹97,500', `${tax}&sg=1500000`],
    ['tax on 15 lakh old regime', 'Tax on ₹15,00,000: ₹2,57,400', `${tax}&sg=1500000`],
    ['new regime tax 15 lakh', 'Tax on ₹15,00,000: ₹97,500', `${tax}&sg=1500000`],
    ['tax on 12 lakh 75 thousand', '₹0 new regime', `${tax}&sg=1275000`],
    ['tax on 24 lpa', 'Tax on ₹24,00,000', `${tax}&sg=2400000`],
    ['tax 1.25 lakh per month', '₹97,500', `${tax}&sg=1500000`],
    // 54 and 194 begin sections of law, too; with l or k they are amounts.
    ['tax on 54L', 'Tax on ₹54,00,000', `${tax}&sg=5400000`],
    ['tax on 194l', 'Tax on ₹1,94,00,000', `${tax}&sg=19400000`],
    ['ltcg on 54l', 'long-term gains: ₹', `${tax}&gl=5400000`],
    ['lumpsum 54L 10y', 'in 10 years', `${sip}m=0&r=12&y=10&l=5400000&v=1`],
    ['sip 54k 12% 10y', 'in 10 years', `${sip}m=54000&r=12&y=10&v=1`],
    ['tax on 10 lakh senior citizen', 'Tax on ₹10,00,000', `${tax}&pa=60&sg=1000000`],
    ['tax on 10 lakh freelance', 'Tax on ₹10,00,000', `${tax}&on=1000000`],
    // 30 % of the rent is deducted: 14,00,000 is taxed at 90,000 in the new regime, and 4 % cess.
    ['tax on 20 lakh rent', '₹93,600 new regime, ₹2,41,800 old', `${tax}&hr=2000000`],
    ['rent income 1 lakh per month tax', '₹0 new regime', `${tax}&hr=1200000`],
    // (3,00,000 - 1,25,000) x 12.5 % is 21,875; with cess 22,750.
    ['ltcg on 3 lakh', '₹22,750', `${tax}&gl=300000`],
    ['long term capital gains tax on 3 lakh', '₹22,750', `${tax}&gl=300000`],
    ['ltcg 1 lakh', 'long-term gains: ₹0', `${tax}&gl=100000`],
    ['stcg on 2 lakh', '₹41,600', `${tax}&gs=200000`],
    ['crypto tax on 1 lakh', '₹31,200', `${tax}&ov=100000`],
    ['bitcoin profit 50000', '₹15,600', `${tax}&ov=50000`],
    // The surcharge depends on all other income, so that the figure is the tax before it.
    ['lottery winnings 1 crore', '₹31,20,000 before surcharge', `${tax}&ol=10000000`],
    ['ltcg on 50 lakh 10 thousand', '₹6,35,050 before surcharge', `${tax}&gl=5010000`],
    ['ltcg on 50 lakh', 'long-term gains: ₹6,33,750', `${tax}&gl=5000000`],
    ['sip 5000 12% 10 years', '₹11.62 lakh in 10 years', `${sip}m=5000&r=12&y=10&v=1`],
    ['SIP of ₹10,000 for 15 years at 12%', '₹50.46 lakh', `${sip}m=10000&r=12&y=15&v=1`],
    ['sip 5000 for 10 years @ 12%', '₹11.62 lakh', `${sip}m=5000&r=12&y=10&v=1`],
    ['10k sip 15 saal', '₹50.46 lakh', `${sip}m=10000&r=12&y=15&v=1`],
    ['50k monthly 20 years 10%', '₹3.83 crore in 20 years', `${sip}m=50000&r=10&y=20&v=1`],
    ['har mahine 5000 10 saal 12%', '₹11.62 lakh', `${sip}m=5000&r=12&y=10&v=1`],
    ['sip 10000 12% 20 years step up 10%', '₹1.99 crore', `${sip}m=10000&r=12&y=20&s=10&v=1`],
    ['sip 5000 10 years step-up 10%', '₹16.87 lakh', `${sip}m=5000&r=12&y=10&s=10&v=1`],
    ['sip 10000 12% step up 10% 20 years', '₹1.99 crore', `${sip}m=10000&r=12&y=20&s=10&v=1`],
    ['sip 10000 10% step up 12% return 20y', '₹1.99 crore', `${sip}m=10000&r=12&y=20&s=10&v=1`],
    ['sip 10000 10% step up, expected return of 12%, 20y', '₹1.99', `${sip}m=10000&r=12&y=20&s=10`],
    ['sip 10000 12% return 10% step up 20y', '₹1.99 crore', `${sip}m=10000&r=12&y=20&s=10&v=1`],
    ['sip 5000 180 months 12%', 'in 15 years', `${sip}m=5000&r=12&y=15&v=1`],
    ['sip 1000 1 year', 'in 1 year', `${sip}m=1000&r=12&y=1&v=1`],
    // 12 % a year for ten years is 3.10585 times, so growth from 1,00,000 to 3,10,585 is 12 %.
    ['lumpsum 100000 12% 10 years', '₹3.11 lakh in 10 years', `${sip}m=0&r=12&y=10&l=100000&v=1`],
    ['one time 5 lakh 12% 10y lumpsum', '₹15.53 lakh', `${sip}m=0&r=12&y=10&l=500000&v=1`],
    ['sip 10000 12% per year 15 years', '₹50.46 lakh', `${sip}m=10000&r=12&y=15&v=1`],
    ['sip 10000 yearly step up 10% 15 years', '₹86.84 lakh', `${sip}m=10000&r=12&y=15&s=10&v=1`],
    ['sip 10000 annual return 12% 15 years', '₹50.46 lakh', `${sip}m=10000&r=12&y=15&v=1`],
    ['sip of 10 lakh monthly for 10 years', '₹23.23 crore', `${sip}m=1000000&r=12&y=10&v=1`],
    ['monthly sip for 1 crore in 15 years', 'a month for ₹1 crore', `${sip}m=10000&r=12&y=15&g=1`],
    ['goal 1 crore in 15 years', 'a month for ₹1 crore in 15 years', `${sip}m=10000&r=12&y=15&g=1`],
    ['sip for 1 crore in 15 years', 'a month for ₹1 crore', `${sip}m=10000&r=12&y=15&g=10000000`],
    ['50 lakh chahiye 10 saal 10%', 'a month for ₹50 lakh', `${sip}m=10000&r=10&y=10&g=5000000`],
    // Who wants a SIP or a tax wants no sum of the instalment or the tax.
    ['mujhe 5000 ki sip chahiye 10 saal', '₹11.62 lakh in 10 years', `${sip}m=5000&r=12&y=10&v=1`],
    ['sip chahiye 5000 10 saal', '₹11.62 lakh in 10 years', `${sip}m=5000&r=12&y=10&v=1`],
    ['want a sip of 5k for 10 years', '₹11.62 lakh in 10 years', `${sip}m=5000&r=12&y=10&v=1`],
    ['15 lakh par tax chahiye', '₹97,500', `${tax}&sg=1500000`],
    ['sip se 5 lakh chahiye 10 saal', 'a month for ₹5 lakh', `${sip}m=10000&r=12&y=10&g=500000`],
    ['1 lakh to 2 lakh in 5 years', '14.87% a year', `${sip}m=0&r=14.87&y=5&l=100000&cr=effective`],
    ['cagr 100000 to 161051 5 years', '10% a year', `${sip}m=0&r=10&y=5&l=100000&cr=effective`],
    ['5 crore in words', 'Five crore rupees', `${sip}m=10000&r=12&y=20&g=50000000&v=1`],
    ['₹12,50,000 in words', 'Twelve lakh fifty thousand rupees', `${sip}m=10000`],
    ['write 15000 in words', 'Fifteen thousand rupees', '/features/sip-calculator'],
    ['five lakh in figures', '₹5,00,000', `${sip}m=10000&r=12&y=20&g=500000&v=1`],
    ['dhai crore in numbers', '₹2,50,00,000', `${sip}m=10000&r=12&y=20&g=25000000&v=1`],
    ['lakh to million', '1 lakh = 0.1 million', `${sip}m=10000&r=12&y=20&g=100000&v=1`],
    ['how many lakh in a crore', '1 crore = 100 lakh', `${sip}m=10000`],
    ['million to crore', '1 million = 0.1 crore', `${sip}m=10000`],
    ['5 crore in million', '5 crore = 50 million', `${sip}m=10000&r=12&y=20&g=50000000&v=1`],
    ['2.5 million to lakh', '2.5 million = 25 lakh', `${sip}m=10000`],
    ['stt on options', 'STT on options', optionsPath],
    ['stt futures', 'STT on futures', optionsPath],
    ['xirr', 'XIRR', '/features/mutual-funds'],
    ['cagr kya hai', 'CAGR', '/features/mutual-funds'],
    ['what is 87a', 'Rebate of section 87A, new regime', '/features/income-tax-calculator#tax-law'],
    ['section 156', 'Rebate of section 87A', '/features/income-tax-calculator#tax-law'],
    ['80c limit', 'Section 80C', '/features/income-tax-calculator#tax-caps'],
    ['80CCD(1B)', 'Section 80CCD(1B)', '/features/income-tax-calculator#tax-caps'],
    ['standard deduction', 'Standard deduction', '/features/income-tax-calculator#tax-law'],
    ['new regime slabs', 'Slabs of the new regime', '/features/income-tax-calculator#tax-law'],
    ['80CCD1B', 'Section 80CCD(1B)', '/features/income-tax-calculator#tax-caps'],
    ['80ccd2', 'Section 80CCD(2)', '/features/income-tax-calculator#tax-caps'],
    ['advance tax dates', 'Advance tax dates', '/features/income-tax-calculator#tax-advance'],
    ['ltcg rate', 'Long-term gains', '/features/sip-calculator'],
    ['crypto tax', 'Tax on crypto', '/features/crypto-market'],
    ['tds on crypto', 'TDS on crypto', '/features/crypto-market'],
  ];

  test('an amount below a lakh, which is written in one way, is written once', () => {
    expect(answerQuery('15000 in words', context)?.text).toBe('₹15,000');
  });

  test.each(answered)('“%s” is answered: %s', (query, title, url) => {
    const answer = answerQuery(query, context);
    expect(plainSpaces(answer?.title)).toContain(title);
    expect(answer?.link.url).toContain(url);
    expect(answer?.link.label).toMatch(/\w/);
  });

  /** Close to the above, and not surely any of them: a wrong answer is worse than none. */
  const nearMisses = [
    '',
    'parag flexi dir',
    'tax on 15',
    'tax on -15 lakh',
    'tax on 10-15 lakh',
    'tax on $15 lakh',
    'tax on 15 lakh house sale',
    'tax on 15 lakh salary and rent',
    'tax on 15 lakh salary and interest',
    '₹0 to 1 lakh in 5 years',
    '0 lakh to 0 lakh in 5 years',
    'tax on 15 lakh in dubai',
    'tax on 15 lakh and 20 lakh',
    'gst on 15 lakh',
    'tax on 15 lakh 10%',
    'tax on 2000 crore',
    'tax per month on 12 lpa',
    'monthly tax on 12 lakh',
    'tax on 12 lakh a year per month',
    'tax on 1,5 lakh',
    'tax on 15m',
    // Numbers of sections, and amounts too.
    '123',
    '₹156',
    'sip 10000',
    'sip 10000 12%',
    'sip 10000 12% 15% 15y',
    'sip 10000 10% step up at 12% 15y',
    'sip 10000 12% 15.5 years',
    'sip 10000 120% 15y',
    'sip 10000 12% 90y',
    'sip 10000 12% 7 months',
    'sip 2 crore 12% 15y',
    'sip 10000 12% 15y bitcoin',
    'sip 0 12% 15y',
    'sip 12000 per year for 10 years 12%',
    'yearly sip 12000 10 years',
    'har saal 12000 sip 10 years',
    'sip 1000000 for 10 years',
    'want 1 lakh monthly in 20 years',
    'sip se 50000 chahiye 10 saal',
    'sip 50000 monthly chahiye 10 saal',
    'lumpsum 5 lakh chahiye 10 saal',
    'swp 10000 12% 15y',
    'emi 10 lakh 9% 20 years',
    'loan 50000 monthly 20 years 10%',
    '1 lakh to 2 lakh',
    '1 lakh to 90 lakh in 1 year',
    '5 crore',
    '5 crore in words and figures',
    '3 lakh and 5 crore in words',
    '5 crore in hindi words',
    '1.5 in words',
    'lakh to lakh',
    '1.5 thousand in billion',
    'lakh to million to crore',
    '5 lakh in lakh',
    'stt on gold',
    'stt on options 10000',
    'what is 87b',
    '80z limit',
    'section 999',
    'xirr 12%',
    'ltcg on property 3 lakh',
    'ltcg and stcg on 3 lakh',
    'ltcg on 3',
    'crypto 1 lakh',
    `tax on 15 lakh ${'a '.repeat(80)}`,
  ];

  test('a word of the language is neither a unit nor a number', () => {
    const words = ['ten', 'constructor', 'lakh'].map((text) => ({ kind: 'word', text }));
    expect(readQuery('ten constructor lakh')).toEqual(words);
  });

  test.each(nearMisses)('no answer to "%s"', (query) => {
    expect(answerQuery(query, context)).toBeNull();
  });

  test('a gain has its tax without other income beside it; within the yearly exemption it has none', () => {
    const alone = (query: string) => plainSpaces(answerQuery(query, context)?.note ?? '');
    // What the linked calculator shows: the unused basic exemption of ₹4 lakh covers the first, and 1 lakh of the second.
    expect(alone('ltcg on 3 lakh')).toContain('Without other income: ₹0,');
    expect(alone('stcg on 5 lakh')).toContain('Without other income: ₹20,800,');
    const { title, text } = answerQuery('ltcg on 50000', context) ?? {};
    expect(title).toContain('₹0');
    expect(text).toBe('The first ₹1,25,000 of such gains in a year are free of tax.');
  });

  test('rent is taxed after its standard deduction, which the answer names', () => {
    expect(answerQuery('tax on 20 lakh rent', context)?.note).toBe(
      'As rent received in Tax Year 2026-27, below 60; 30% of the rent is deducted, cess is included.',
    );
  });

  test('a tax before surcharge names the tax with it, which the linked calculator shows', () => {
    const note = plainSpaces(answerQuery('lottery winnings 1 crore', context)?.note ?? '');
    // 30 % of a crore, 10 % surcharge and 4 % cess.
    expect(note).toContain('With the surcharge and no other income: ₹34,32,000, as');
    expect(answerQuery('lottery winnings 50 lakh', context)?.note).not.toContain('surcharge');
  });

  test('there is no answer whose page does not exist', () => {
    const pages = new Set([...context.pages].filter((path) => path !== optionsPath));
    expect(answerQuery('stt on options', { ...context, pages })).toBeNull();
  });

  test('a rule names its section of each Act; a schedule names itself', () => {
    expect(answerQuery('87a', context)?.note).toMatch(
      /^s\.\u00a087A of the Act of 1961 · s\.\u00a0156 of/,
    );
    expect(answerQuery('hra', context)?.note).toMatch(
      /^Schedule III \(Table: Sl\. No\. 11\) of the Act of 2025/,
    );
  });

  test('the answer follows the law of the day', () => {
    const before = answerQuery('ltcg on 3 lakh', { ...context, today: '2024-07-01' });
    // (3,00,000 - 1,25,000) x 10 % is 17,500; with cess 18,200.
    expect(before?.title).toContain('₹18,200');
  });
});

describe('what is sent', () => {
  test.each([
    ['tax on 15 lakh', 'tax on'],
    ['tax on ₹15,00,000/-', 'tax on'],
    ['tax on inr1500000', 'tax on'],
    ['twenty five lakh salary', 'salary'],
    ['tax on Rs. 15L', 'tax on'],
    ['sip10000', 'sip'],
    ['sip 10000 12% 15y', 'sip'],
    ['salary १५ lakh', 'salary'],
    ['salary １５００００', 'salary'],
    ['fifteen lakh salary', 'salary'],
    ['dhai crore flat', 'flat'],
    ['-5 lakh', ''],
    ['सोलह लाख वेतन', 'वेतन'],
    ['पच्चीस हज़ार महीना', 'महीना'],
    ['पच्चीस हजार महीना', 'महीना'],
    ['१५ करोड़ का घर', 'का घर'],
    ['pachees hazar salary', 'salary'],
    ['solah lakh salary', 'salary'],
    ['five hundred sip', 'sip'],
    ['hundred crore company', 'company'],
    ['top 50 lakh', 'top'],
    ['tax on 54L', 'tax on'],
    ['sip 54k 12% 10y', 'sip'],
    ['tax on 194l', 'tax on'],
    ['194k', ''],
    ['54y', ''],
    // What is being typed, or mistyped, and may become an amount.
    ['tax on 15c', 'tax on c'],
    ['15ha', 'ha'],
    ['15haja', 'haja'],
    ['15bi', 'bi'],
    ['15m', 'm'],
    ['15la', 'la'],
    ['15lkh', 'lkh'],
    ['15thousnd', 'thousnd'],
    ['15cror', 'cror'],
    ['12percant', 'percant'],
    ['10yaers', 'yaers'],
    ['100g', 'g'],
    ['500rs', 'rs'],
    ['15inrs', 'inrs'],
    ['form 15 lakh', 'form'],
    ['form 15000', 'form'],
    ['section 15 lakh', 'section'],
    ['section 15cr', 'section'],
    ['form 1500ab', 'form ab'],
    ['which itr form 50l salary', 'which itr form salary'],
    ['itr form 75l income', 'itr form income'],
    ['form 900k', 'form'],
    ['section 75l', 'section'],
    ['section 54L', 'section'],
    ['form 50t', 'form t'],
    ['form 15ha', 'form ha'],
    ['form 500fd', 'form fd'],
    ['form 900 rupees', 'form rupees'],
    ['form 900 usd', 'form usd'],
    // A PAN, whole or with spaces in it, and a GSTIN.
    ['ABCPE1234F', ''],
    ['ABCDE1234F', ''],
    ['pan ABCPE 1234 F status', 'pan status'],
    ['abcpe1234 f', ''],
    ['abcpe 12 34f', ''],
    ['abcpe-1234-f', ''],
    ['abc pe1234f', ''],
    ['27ABCPE1234F1Z5', ''],
    ['gst 27 abcpe1234f 1z5', 'gst'],
    ['abcpe/1234.f', ''],
    ['a_b_c_p_e_1234_f', ''],
    ['spend 5000 a month', 'spend a month'],
    ['worth 5000 i bought', 'worth i bought'],
    ['nifty 2500 c', 'nifty c'],
    ['form 900/-', 'form'],
    ['फॉर्म 900 रुपये', 'फॉर्म रुपये'],
    ...[
      ...['5dollars', '5euro', '5pounds', '9weeks', '9days', '5gram', '8grams', '35age', '60aged'],
      ...['20e', '25j', '500fd', '20ed', '25dec', '8gb', '500ad', '5acres', '8units', '9paisa'],
    ].map((query) => [query, query.replace(/\d+/, '')]),
  ])('%s: only "%s" leaves the browser', (query, sent) => {
    expect(withoutAmounts(query)).toBe(sent);
    expect(holdsAmount(query)).toBe(true);
  });

  test.each([
    ['parag flexi dir', 'parag flexi dir'],
    ['what is 87A', 'what is 87a'],
    ['80CCD(1B)', '80ccd(1b)'],
    ['nifty next 50', 'nifty next 50'],
    // Names with a number, and sections that no rule of the site asks for.
    ['26AS', '26as'],
    ['form 26AS', 'form 26as'],
    ['form 130', 'form 130'],
    ['forms 16 and 16A', 'forms 16 and 16a'],
    ['form 15H', 'form 15h'],
    ['15G', '15g'],
    ['फॉर्म 130', 'फॉर्म 130'],
    ['80CCD1B', '80ccd1b'],
    ['54EC bonds', '54ec bonds'],
    ['44ADA', '44ada'],
    ['194LA', '194la'],
    ['194LBA', '194lba'],
    ['80JJAA', '80jjaa'],
    ['12BB', '12bb'],
    ['3CEB', '3ceb'],
    ['section 80P', 'section 80p'],
    ['section 43CA', 'section 43ca'],
    ['section 50C', 'section 50c'],
    ['1inch', '1inch'],
    ['5paisa', '5paisa'],
    ['360one fund', '360one fund'],
    ['form 15CA', 'form 15ca'],
    ['27EQ', '27eq'],
    ['lakh to million', 'lakh to million'],
    ['आयकर', 'आयकर'],
    ['लाखों का कर', 'लाखों का कर'],
    ['top hundred companies', 'top hundred companies'],
    // ISINs of units and of a share.
    ['INF209K01YY7', 'inf209k01yy7'],
    ['fund INF209K01YY7 nav', 'fund inf209k01yy7 nav'],
    ['ine002a01018', 'ine002a01018'],
    // The code of a newer issuer has letters among its digits.
    ['INF0R8F01018', 'inf0r8f01018'],
    ['INE0J1Y01017', 'ine0j1y01017'],
    ['INE0BV301023 share', 'ine0bv301023 share'],
  ])('%s holds no amount', (query, sent) => {
    expect(withoutAmounts(query)).toBe(sent);
    expect(holdsAmount(query)).toBe(false);
  });

  test('what is sent is no longer than the field, also where normalising makes it longer', () => {
    for (const query of ['ﷺ'.repeat(30), 'क़'.repeat(60), `${'ab '.repeat(38)}𝒜bc`]) {
      expect(query.length).toBeLessThanOrEqual(maxQueryLength);
      const sent = withoutAmounts(query);
      expect(sent.length).toBeLessThanOrEqual(maxQueryLength);
      expect(sent).not.toBe('');
    }
  });

  test('a query in Hindi is read whole from an address, up to the length of the field', () => {
    const query = 'दीर्घकालिक पूंजीगत लाभ पर कर की दर कितनी है और छूट कितनी';
    expect(searchQueryOf(query)).toBe(query);
    expect(searchQueryOf([` ${query}`, 'x'])).toBe(query);
    expect(searchQueryOf('x'.repeat(4_000))).toHaveLength(maxQueryLength);
    expect(searchQueryOf(undefined)).toBe('');
  });

  test('an amount behind a currency is no ISIN, however long it is', () => {
    expect(withoutAmounts('INR100000000')).toBe('');
    expect(withoutAmounts('info150000000')).toBe('info');
    expect(withoutAmounts('inflow150000')).toBe('inflow');
  });

  const amount = fc
    .tuple(
      fc.constantFrom('', '₹', 'Rs ', 'rs.', 'INR '),
      fc.integer({ min: 501, max: 99_999_999 }),
      fc.constantFrom('', ' lakh', 'k', 'cr', '/-', '.50', ' crore', '%', ' years', 'x', '+'),
    )
    .map(([sign, value, unit]) => ({ text: `${sign}${value}${unit}`, digits: String(value) }));
  const word = fc.constantFrom('tax', 'sip', 'on', 'salary', 'what', 'nifty', 'top', 'goal', 'ka');

  test('no amount leaves the browser, whatever text surrounds it', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 3 }),
        amount,
        fc.array(word, { maxLength: 3 }),
        (before, { text, digits }, after) => {
          const sent = withoutAmounts([...before, text, ...after].join(' '));
          expect(sent).not.toContain(digits);
          expect(sent).not.toMatch(/\d/);
        },
      ),
    );
  });
});

describe('in Hindi', () => {
  const today = '2026-11-21';
  const { search, navigation } = messages('hi');
  const pages = new Set([...menuPages(menu(navigation)).map(({ url = '' }) => url), optionsPath]);
  const context: AnswerContext = { today, messages: search, pages };
  const known = ['SIP', 'ELSS', 'LTCG', 'CAGR', 'NPS', 'CCC', 'CCD', 'XV'];
  const onTaxPage = /^\/hi\/features\/income-tax/;

  test.each([
    ['15 लाख पर टैक्स', /^₹15,00,000 पर टैक्स: नई व्यवस्था में ₹97,500, पुरानी में ₹[\d,]+$/, onTaxPage],
    ['टैक्स 15 लाख रुपये सैलरी नई व्यवस्था', /^₹15,00,000 पर टैक्स: ₹97,500$/, onTaxPage],
    ['20 लाख किराये पर टैक्स', /^₹20,00,000 पर टैक्स: नई व्यवस्था में ₹93,600/, /&hr=2000000/],
    ['SIP 10000 12% 15 साल', /^15 साल में ₹[\d.]+ लाख$/, /^\/hi\/features\/sip-calculator\?/],
    ['हर महीने 10000 रुपये 15 साल 12 प्रतिशत', /^15 साल में ₹[\d.]+ लाख$/, /^\/hi\/features\/sip/],
    ['1 लाख से 2 लाख 5 साल CAGR', /^सालाना 14.87%$/, /^\/hi\/features\/sip-calculator\?/],
    ['80c', /^धारा 80C: बचत$/, /^\/hi\/features\/income-tax-calculator#tax-caps$/],
    ['5 crore in words', /^पाँच करोड़ रुपये$/, /^\/hi\/features\/sip/],
    ['धारा 80C', /^धारा 80C: बचत$/, /#tax-caps$/],
    ['80C की सीमा', /^धारा 80C: बचत$/, /#tax-caps$/],
    ['गृह ऋण का ब्याज', /^गृह ऋण का ब्याज$/, /#tax-caps$/],
    ['मुझे 5000 की एसआईपी चाहिए 10 साल', /^10 साल में ₹11.62 लाख$/, /[?&]m=5000&/],
    ['एसआईपी 5000 रुपये 10 साल चाहिए 12%', /^10 साल में ₹11.62 लाख$/, /[?&]m=5000&/],
    ['15 लाख पर टैक्स चाहिए', /^₹15,00,000 पर टैक्स: नई व्यवस्था में ₹97,500/, onTaxPage],
    ['एसआईपी से 5 लाख चाहिए 10 साल', /^10 साल में ₹5 लाख के लिए हर महीने ₹/, /&g=500000/],
    ['1 करोड़ चाहिए 15 साल', /^15 साल में ₹1 करोड़ के लिए हर महीने ₹/, /&g=10000000/],
    ['SIP 10000 12% 20 साल स्टेप-अप 10%', /^20 साल में ₹1.99 करोड़$/, /&s=10&/],
    ['5 करोड़ शब्दों में', /^पाँच करोड़ रुपये$/, /^\/hi\/features\/sip/],
    ['ltcg 3 lakh', /^₹3,00,000 के दीर्घकालिक लाभ पर टैक्स: ₹/, onTaxPage],
  ] as const)('“%s” is answered', (query, title, url) => {
    const answer = answerQuery(query, context)!;
    expect(plainSpaces(answer.title)).toMatch(title);
    expect(answer.link.url).toMatch(url);
    const said = [answer.title, answer.text, answer.note, answer.link.label].join(' ');
    const latin = said.match(/[A-Za-z]{2,}/g) ?? [];
    expect(latin.filter((word) => !known.includes(word))).toEqual([]);
  });

  test.each([
    ['मानक कटौती', 'fact-standardDeduction'],
    ['XIRR का मतलब', 'term-xirr'],
    // Titles with other dots.
    ['अग्रिम कर की तारीखें', 'fact-advanceTax'],
    ['फ्यूचर पर STT', 'fact-sttFutures'],
  ])('“%s” asks for %s', (query, id) => {
    expect(answerQuery(query, context)?.id).toBe(id);
  });

  test('an amount that is wanted each month is no instalment', () => {
    expect(answerQuery('5000 मासिक चाहिए 20 साल', context)).toBeNull();
    expect(answerQuery('एसआईपी से 50000 चाहिए 10 साल', context)).toBeNull();
  });

  test.each(['en', 'hi'] as const)('each rule of law answers to its own title: %s', (language) => {
    const own = { ...context, messages: messages(language).search };
    const unanswered = lawFacts(today, own.messages.facts, pages).filter(
      ({ id, title }) => answerQuery(title, own)?.id !== `fact-${id}`,
    );
    expect(unanswered.map(({ title }) => title)).toEqual([]);
  });

  test('the words of the list are found however the dots of a query stand', () => {
    const words = [...Object.keys(hindiTerms), ...hindiStopWords];
    expect(words.filter((word) => plainHindi(word) !== word)).toEqual([]);
    expect(queryWords('बड़ी चाँदी बिडला')).toEqual(['large', 'silver', 'birla']);
  });

  test('rules of law have their amounts, dates and addresses in Hindi', () => {
    const facts = lawFacts(today, search.facts, pages);
    expect(facts.length).toBeGreaterThan(15);
    for (const { text, row, title, url } of facts) {
      expect(`${title} ${text} ${referenceOf(row, search.facts)}`).not.toMatch(
        /\b(?:lakh|crore|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|of|the|year)\b/,
      );
      expect(url).not.toMatch(/^\/features\/(?:income-tax|sip)/);
    }
  });
});
