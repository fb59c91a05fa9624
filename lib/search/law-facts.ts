import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import {
  equityLongTermGains,
  equityShortTermGains,
  specifiedFundGains,
} from '@/content/law/capital-gains';
import { signedSectionText } from '@/lib/law/citation-text';
import type { Instalment } from '@/content/law/advance-tax';
import { rowHolding, type LawReference } from '@/lib/law/dated-row';
import { formatMonthAndDay } from '@/lib/law/financial-year';
import { virtualDigitalAssets } from '@/content/law/flat-rate-income';
import {
  securitiesTransactionTax,
  type StockExchangeTrade,
} from '@/content/law/securities-transaction-tax';
import { vdaTaxDeducted } from '@/content/law/tds';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import { defaultYear } from '@/lib/tax/domain/inputs/input';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { optionsPath, sipPath, taxPath } from '@/lib/navigation/page-paths';

/** A rule of law in a sentence, and the page that prints it with its source. */
export type LawFact = {
  id: FactId;
  title: string;
  text: string;
  row: LawReference;
  url: string;
  /** Each line is one way to ask for it: its words, in any order. */
  asks: readonly string[];
};

type FactMessages = Messages['search']['facts'];
type FactId = Exclude<
  keyof FactMessages,
  'language' | 'parts' | 'sections' | 'noSection' | 'numbered' | 'act1961' | 'act2025'
>;
type Figures = Readonly<Record<string, string | number>>;
type Fact = readonly [FactId, LawReference, Figures, url: string, asks: readonly string[]];

const onTaxPage = (card: string) => `${taxPath}#${card}`;
const debtFundPath = inputsPath({ ...startInputs, fund: 'debt' });

/** Every fact that a page of the site prints. @param pages paths that exist: what no page prints is left out. */
export function lawFacts(
  today: IsoDate,
  messages: FactMessages,
  pages: ReadonlySet<string>,
): readonly LawFact[] {
  const { language } = messages;
  return [...taxFacts(language), ...gainsFacts(today, language), ...tradingFacts(today)]
    .filter(([, , , url]) => pages.has(url.split(/[?#]/)[0] ?? ''))
    .map(([id, row, figures, url, asks]) => ({
      id,
      title: messages[id].title,
      text: fill(messages[id].text, figures),
      row,
      url: addressIn(url, language),
      asks,
    }));
}

/** A fact's address, on the page of the language where there is one. */
function addressIn(url: string, language: Language): string {
  const [path = ''] = url.split(/[?#]/);
  return inLanguage(path, language) + url.slice(path.length);
}

/** Sections and the first day: "s. 87A of the Act of 1961 · s. 156 of the Act of 2025 · since 1 Apr 2025". */
export function referenceOf({ section, from }: LawReference, messages: FactMessages): string {
  const sections = (['act1961', 'act2025'] as const).flatMap((act) =>
    section[act]
      ? [fill(messages[act], { section: signedSectionText(section[act], messages) })]
      : [],
  );
  return fill(sections.length > 0 ? messages.sections : messages.noSection, {
    sections: sections.join(' · '),
    from: formatDate(from, messages.language),
  });
}

function taxFacts(language: Language): Fact[] {
  const amount = (rupees: number | null) => formatLakhCrore(rupees, language);
  const law = lawOfYear(defaultYear);
  const { new: newer, old } = law.regimes;
  const { deductions } = law;
  const slabs = ({ value }: typeof newer.slabs.below60): Figures => {
    const [, second] = value;
    const top = value.at(-1);
    return {
      exempt: amount(second?.aboveRupees ?? null),
      next: formatPercent(second?.ratePercent ?? null),
      top: formatPercent(top?.ratePercent ?? null),
      topAbove: amount(top?.aboveRupees ?? null),
    };
  };
  const rebate = ({ value }: typeof newer.rebate): Figures => ({
    limit: amount(value.incomeLimitRupees),
    max: amount(value.maximumRupees),
  });
  const cap = ({ value }: typeof deductions.section80c): Figures => ({
    cap: amount(value.capRupees),
  });
  const bands = newer.surcharge.value.bands;
  return [
    [
      'slabsNew',
      newer.slabs.below60,
      slabs(newer.slabs.below60),
      onTaxPage('tax-law'),
      [
        ...['slabs new regime', 'slab new regime', 'new regime', 'tax slabs', 'tax slab', 'slabs'],
        ...['income tax slabs', 'income tax slab', 'new tax regime', '115bac', '202'],
      ],
    ],
    [
      'slabsOld',
      old.slabs.below60,
      slabs(old.slabs.below60),
      onTaxPage('tax-law'),
      ['slabs old regime', 'slab old regime', 'old regime', 'old tax regime'],
    ],
    [
      'rebateNew',
      newer.rebate,
      rebate(newer.rebate),
      onTaxPage('tax-law'),
      ['87a', '87a rebate', '87a new regime', 'rebate', 'tax rebate', 'rebate new regime', '156'],
    ],
    [
      'rebateOld',
      old.rebate,
      rebate(old.rebate),
      onTaxPage('tax-law'),
      ['87a old regime', 'rebate old regime', '87a rebate old regime'],
    ],
    [
      'standardDeduction',
      newer.standardDeduction,
      {
        new: amount(newer.standardDeduction.value.rupees),
        old: amount(old.standardDeduction.value.rupees),
      },
      onTaxPage('tax-law'),
      ['standard deduction', 'standard deduction salary'],
    ],
    [
      'cess',
      law.cess,
      { rate: formatPercent(law.cess.value.ratePercent) },
      onTaxPage('tax-law'),
      ['cess', 'health education cess', 'education cess', 'cess income tax'],
    ],
    [
      'surcharge',
      newer.surcharge,
      {
        rate: formatPercent(bands[0]?.ratePercent ?? null),
        above: amount(bands[0]?.aboveRupees ?? null),
        topRate: formatPercent(bands.at(-1)?.ratePercent ?? null),
      },
      onTaxPage('tax-law'),
      ['surcharge', 'surcharge income tax', 'tax surcharge'],
    ],
    [
      'section80c',
      deductions.section80c,
      cap(deductions.section80c),
      onTaxPage('tax-caps'),
      ['80c', '80c deduction', '123'],
    ],
    [
      'ownPension',
      deductions.ownPension,
      cap(deductions.ownPension),
      onTaxPage('tax-caps'),
      ['80ccd(1b)', '80ccd1b', 'nps deduction', '80ccd(1b) nps', '80ccd1b nps'],
    ],
    [
      'employerPension',
      newer.employerPension,
      {
        new: formatPercent(newer.employerPension.value.percentOfSalary),
        old: formatPercent(old.employerPension.value.percentOfSalary),
        government: formatPercent(old.employerPension.value.governmentPercentOfSalary),
      },
      onTaxPage('tax-caps'),
      ['80ccd(2)', '80ccd2', 'employer nps'],
    ],
    [
      'health',
      deductions.health,
      {
        below: amount(deductions.health.value.belowSixtyRupees),
        from: amount(deductions.health.value.fromSixtyRupees),
      },
      onTaxPage('tax-caps'),
      ['80d', '80d deduction', 'health insurance deduction'],
    ],
    [
      'savingsInterest',
      deductions.savingsInterest,
      cap(deductions.savingsInterest),
      onTaxPage('tax-caps'),
      ['80tta', '80tta deduction'],
    ],
    [
      'depositInterest',
      deductions.depositInterest,
      cap(deductions.depositInterest),
      onTaxPage('tax-caps'),
      ['80ttb', '80ttb deduction'],
    ],
    [
      'hra',
      law.hra,
      {
        named: formatPercent(law.hra.value.namedCityPercentOfSalary),
        elsewhere: formatPercent(law.hra.value.elsewherePercentOfSalary),
        above: formatPercent(law.hra.value.rentAbovePercentOfSalary),
      },
      onTaxPage('tax-working'),
      ['hra', 'hra exemption', 'house rent allowance', '10(13a)'],
    ],
    [
      'homeLoan',
      old.house,
      { cap: amount(old.house.value.selfOccupiedInterestCapRupees) },
      onTaxPage('tax-caps'),
      ['24b', 'home loan interest', 'home loan interest deduction', 'home loan'],
    ],
    [
      'advanceTax',
      law.advanceTax,
      {
        dates: law.advanceTax.value.instalments
          .map((each) => instalmentText(each, language))
          .join(', '),
        from: amount(law.advanceTax.value.dueFromRupees),
      },
      onTaxPage('tax-advance'),
      ['advance tax', 'advance tax dates', 'advance tax due dates', 'advance tax date'],
    ],
  ];
}

/** '06-15' and 15 as "15 Jun 15%". */
function instalmentText(
  { monthAndDay, cumulativePercent }: Instalment,
  language: Language,
): string {
  return `${formatMonthAndDay(monthAndDay, language)} ${formatPercent(cumulativePercent)}`;
}

function gainsFacts(today: IsoDate, language: Language): Fact[] {
  const long = rowHolding(equityLongTermGains, today);
  const short = rowHolding(equityShortTermGains, today);
  const debt = rowHolding(specifiedFundGains, today);
  const vda = rowHolding(virtualDigitalAssets, today);
  const tds = rowHolding(vdaTaxDeducted, today);
  return [
    [
      'longTermGains',
      long,
      {
        rate: formatPercent(long.value.ratePercent),
        exemption: formatLakhCrore(long.value.yearlyExemptionRupees, language),
        months: long.value.longTermAfterMonths,
      },
      sipPath,
      [
        ...['ltcg', 'ltcg tax', 'long term capital gains', 'long term capital gains tax', '112a'],
        ...['ltcg equity', 'ltcg shares', 'ltcg mutual fund', 'ltcg mutual funds', '198'],
        ...['ltcg exemption', 'ltcg tax equity', 'ltcg tax shares', 'ltcg tax mutual funds'],
      ],
    ],
    [
      'shortTermGains',
      short,
      {
        rate: formatPercent(short.value.ratePercent),
        months: short.value.longTermAfterMonths,
      },
      sipPath,
      [
        ...['stcg', 'stcg tax', 'short term capital gains', 'short term capital gains tax'],
        ...['111a', 'stcg equity', 'stcg shares', 'stcg mutual funds', '196'],
      ],
    ],
    [
      'debtFunds',
      debt,
      { bought: formatDate(debt.value.unitsBoughtFrom, language) },
      debtFundPath,
      ['50aa', 'debt fund tax', 'debt funds tax', 'debt mutual fund tax', 'tax debt mutual funds'],
    ],
    [
      'vda',
      vda,
      { rate: formatPercent(vda.value.ratePercent) },
      cryptoPath,
      ['crypto tax', 'bitcoin tax', 'vda tax', '115bbh', 'cryptocurrency tax', 'crypto kar'],
    ],
    [
      'vdaTds',
      tds,
      {
        rate: formatPercent(tds.value.ratePercent),
        free: formatLakhCrore(tds.value.specifiedPersonFreeRupees, language),
      },
      cryptoPath,
      ['crypto tds', 'tds crypto', '194s', 'tds bitcoin', 'vda tds'],
    ],
  ];
}

function tradingFacts(today: IsoDate): Fact[] {
  const rowOf = (trade: StockExchangeTrade) => rowHolding(securitiesTransactionTax[trade], today);
  const rateOf = (trade: StockExchangeTrade) => formatPercent(rowOf(trade).value.ratePercent);
  return [
    [
      'sttOptions',
      rowOf('options'),
      { rate: rateOf('options'), exercise: rateOf('optionExercise') },
      optionsPath,
      [
        ...['stt options', 'stt option', 'stt option selling', 'stt options selling', 'stt'],
        ...['securities transaction tax options', 'securities transaction tax'],
        ...['stt nifty options', 'stt options exercise'],
      ],
    ],
    [
      'sttFutures',
      rowOf('futures'),
      { rate: rateOf('futures') },
      optionsPath,
      ['stt futures', 'stt future', 'securities transaction tax futures', 'stt nifty futures'],
    ],
  ];
}
