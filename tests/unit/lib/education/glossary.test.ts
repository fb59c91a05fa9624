import {
  findTerm,
  firstSentence,
  glossaryTerms,
  termOf,
  termsByLetter,
} from '@/lib/education/data/glossary';
import { citedFigure, citedRows } from '@/lib/education/domain/law-citation';
import { pagesWithTerm, termsOfPages } from '@/lib/education/domain/term-uses';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';

const slugs = new Set(glossaryTerms.map(({ slug }) => slug));
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

test('there are at least 250 words, each under an address and a name of its own', () => {
  expect(glossaryTerms.length).toBeGreaterThanOrEqual(250);
  expect(slugs.size).toBe(glossaryTerms.length);
  const names = glossaryTerms.map(({ term }) => term.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('each definition has 30 to 70 plain words, and refers to terms and rows of law that exist', () => {
  for (const { slug, definition, hindi, seeAlso, lawRow } of glossaryTerms) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect([slug, wordsIn(definition) >= 30 && wordsIn(definition) <= 70]).toEqual([slug, true]);
    expect([slug, /[—!]|assured return|guaranteed return/i.test(definition)]).toEqual([
      slug,
      false,
    ]);
    expect([slug, seeAlso.filter((other) => !slugs.has(other) || other === slug)]).toEqual([
      slug,
      [],
    ]);
    const inOtherLetters = hindi !== null && !/\p{Script=Devanagari}/u.test(hindi);
    const citesNothing = lawRow !== null && citedRows(lawRow) === null;
    expect([slug, inOtherLetters, citesNothing]).toEqual([slug, false, false]);
  }
});

test('the words are in the order of the alphabet, all of them under a letter', () => {
  const letters = termsByLetter();
  expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).sort());
  expect(letters.flatMap(({ terms }) => terms)).toEqual(glossaryTerms);
});

test('the first sentence ends at its full stop, not at a point within it', () => {
  const of = (definition: string) => firstSentence({ ...termOf('sip'), definition });
  expect(of('Rs. 5 a day, or 0.5 per cent. More follows.')).toBe('Rs. 5 a day, or 0.5 per cent.');
  expect(of('One sentence.')).toBe('One sentence.');
});

test('an unknown slug throws in our code, and is null for an address from outside', () => {
  expect(() => termOf('no-such-word')).toThrow('no-such-word');
  expect(findTerm('no-such-word')).toBeNull();
  expect(findTerm('constructor')).toBeNull();
});

test('pages explain only words that the glossary has', () => {
  const pages = menuPages(menu(messages().navigation)).map(({ url }) => url);
  for (const [page, terms] of Object.entries(termsOfPages)) {
    expect(pages).toContain(page);
    expect(terms.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(terms).size).toBe(terms.length);
  }
  expect(pagesWithTerm('exit-load')).toEqual([
    '/features/sip-calculator',
    '/features/mutual-funds',
  ]);
});

/** The newest row of a table holds then, so that a new row turns the entry red that still says the old figure. */
const later = '2099-12-31';

/** 1,50,000 as the glossary writes it: ₹1.5 lakh. */
function rupees(amount: number): string {
  const text = amount < 100_000 ? amount.toLocaleString('en-IN') : `${amount / 100_000} lakh`;
  return `₹${text}`;
}

const percent = (share: number) => `${share}%`;
const months = (count: number) => `${count} months`;
const years = (count: number) => `${count} years`;

type Held = readonly [
  slug: string,
  citation: string,
  field: string | undefined,
  written: (figure: number) => string,
];

const held: readonly Held[] = [
  ['provident-fund', 'everyday-rules#providentFund', 'sharePercent', percent],
  ['provident-fund', 'everyday-rules#providentFund', 'wageCeilingRupees', rupees],
  ['deposit-insurance', 'everyday-rules#depositInsurance', undefined, rupees],
  ['savings-account', 'deductions#savingsInterest', undefined, rupees],
  ['fund-of-funds', 'fund-rules#equityOrientedFund', 'inTradedFundPercent', percent],
  ['equity-fund', 'fund-rules#equityOrientedFund', 'domesticEquityPercent', percent],
  ['hybrid-fund', 'fund-rules#equityOrientedFund', 'domesticEquityPercent', percent],
  ['arbitrage-fund', 'fund-rules#equityOrientedFund', 'domesticEquityPercent', percent],
  ['life-cycle-fund', 'fund-rules#fundCategories', 'lifeCycleYearsTo', years],
  ['tax-harvesting', 'capital-gains#equityLongTermGains', 'yearlyExemptionRupees', rupees],
  ['basic-exemption', 'slabs#newRegimeSlabs', '1.aboveRupees', rupees],
  ['cess', 'cess#healthAndEducationCess', undefined, percent],
  ['surcharge', 'surcharge#surcharge', 'new.bands.0.aboveRupees', rupees],
  ['surcharge', 'surcharge#surcharge', 'new.bands.0.ratePercent', percent],
  ['surcharge', 'surcharge#surcharge', 'new.cappedRatePercent', percent],
  ['standard-deduction', 'standard-deduction#standardDeduction', 'new', rupees],
  ['advance-tax', 'advance-tax#advanceTax', 'dueFromRupees', rupees],
  ['section-80c', 'deductions#longTermSavings', undefined, rupees],
  ['section-80ccd-1b', 'deductions#ownPension', undefined, rupees],
  ['employer-nps', 'deductions#employerPension', 'new.percentOfSalary', percent],
  ['employer-nps', 'deductions#employerPension', 'old.percentOfSalary', percent],
  ['section-80d', 'deductions#healthInsurance', 'belowSixtyRupees', rupees],
  ['section-80d', 'deductions#healthInsurance', 'preventiveRupees', rupees],
  ['section-80tta', 'deductions#savingsInterest', undefined, rupees],
  ['section-80ttb', 'deductions#depositInterest', undefined, rupees],
  ['section-80g', 'deductions#donations', 'limitPercentOfIncome', percent],
  ['section-80gg', 'deductions#rentWithoutHra', 'capRupees', rupees],
  ['section-24b', 'house-property#houseProperty', 'old.selfOccupiedInterestCapRupees', rupees],
  ['hra', 'hra#hra', 'rentAbovePercentOfSalary', percent],
  ['hra', 'hra#hra', 'namedCityPercentOfSalary', percent],
  ['hra', 'hra#hra', 'elsewherePercentOfSalary', percent],
  ['professional-tax', 'deductions#professionalTax', undefined, rupees],
  ['rebate', 'rebate#rebate', 'new.incomeLimitRupees', rupees],
  [
    'house-property-income',
    'house-property#houseProperty',
    'new.standardDeductionPercent',
    percent,
  ],
  ['self-occupied-property', 'house-property#houseProperty', 'old.lossSetOffCapRupees', rupees],
  ['let-out-property', 'house-property#houseProperty', 'old.lossSetOffCapRupees', rupees],
  ['agricultural-income', 'agricultural-income#agriculturalIncome', undefined, rupees],
  ['short-term-capital-gain', 'capital-gains#equityShortTermGains', 'ratePercent', percent],
  ['short-term-capital-gain', 'capital-gains#equityShortTermGains', 'longTermAfterMonths', months],
  ['long-term-capital-gain', 'capital-gains#equityLongTermGains', 'ratePercent', percent],
  ['long-term-capital-gain', 'capital-gains#equityLongTermGains', 'yearlyExemptionRupees', rupees],
  ['long-term-capital-gain', 'capital-gains#otherLongTermGains', 'longTermAfterMonths', months],
  ['holding-period', 'capital-gains#equityLongTermGains', 'longTermAfterMonths', months],
  ['virtual-digital-asset', 'flat-rate-income#virtualDigitalAssets', undefined, percent],
  ['virtual-digital-asset', 'tds#vdaTaxDeducted', 'ratePercent', percent],
];

test.each(held)('the entry %s says what %s holds (%s)', (slug, citation, field, written) => {
  const { figure } = citedFigure(citation, field, later);
  expect(typeof figure).toBe('number');
  // Not 5,000 within 25,000.
  const text = written(Number(figure)).replace('.', '\\.');
  expect(termOf(slug).definition).toMatch(new RegExp(`(?<![\\d.,])${text}`));
});
