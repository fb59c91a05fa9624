import type { Messages } from '@/lib/messages';
import type { SearchEntry } from '@/lib/search/group';
import { cryptoPath } from '@/lib/crypto/domain/coin-path';
import { fundsPath, taxPath } from '@/lib/search/page-paths';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { inputsPath, sipPath } from '@/lib/sip/domain/inputs/query';

/** What the pages can work out, each by the name that people look for. */
export function calculatorEntries({ calculators: words }: Messages['search']): SearchEntry[] {
  const tax = { note: words.taxNote };
  const sip = { note: words.sipNote };
  const sipWith = (inputs: Partial<typeof startInputs>) =>
    inputsPath({ ...startInputs, ...inputs });
  return [
    {
      ...{ ...tax, id: 'tax', title: words.tax, url: taxPath },
      keywords: 'salary calculator slab rebate deduction kitna lagega itr return',
    },
    {
      ...{ ...tax, id: 'take-home', title: words.takeHome, url: `${taxPath}#tax-take-home` },
      keywords: 'in hand inhand salary calculator ctc',
    },
    {
      ...{ ...tax, id: 'advance-tax', title: words.advanceTax, url: `${taxPath}#tax-advance` },
      keywords: 'calculator 234b 234c due date interest',
    },
    {
      ...{ ...tax, id: 'what-if', title: words.whatIf, url: `${taxPath}#tax-what-if` },
      keywords: 'calculator savings 80c nps',
    },
    {
      ...{ ...sip, id: 'sip', title: words.sip, url: sipPath },
      keywords: 'calculator invest mutual fund return maturity future value',
    },
    {
      ...{ ...sip, id: 'goal', title: words.goal, url: sipWith({ goalRupees: 10_000_000 }) },
      keywords: 'calculator target pension retire child education house crorepati',
    },
    {
      ...{ ...sip, id: 'lump-sum', title: words.lumpSum },
      url: sipWith({ monthlyRupees: 0, lumpSumRupees: 500_000 }),
      keywords: 'calculator lumpsum one time deposit compound interest',
    },
    {
      ...{ ...sip, id: 'step-up', title: words.stepUp, url: sipWith({ stepUp: 10 }) },
      keywords: 'calculator stepup top up increase raise',
    },
    {
      ...{ ...sip, id: 'withdrawals', title: words.withdrawals },
      url: sipWith({ withdrawalRupees: 50_000 }),
      keywords: 'calculator systematic withdrawal plan pension income',
    },
    {
      ...{ id: 'compare-funds', title: words.compareFunds, note: words.fundsNote, url: fundsPath },
      keywords: 'calculator mutual fund versus vs xirr back test rolling return',
    },
    {
      ...{ id: 'compare-coins', title: words.compareCoins, note: words.coinsNote },
      url: `${cryptoPath}/compare`,
      keywords: 'crypto bitcoin versus vs chart',
    },
  ];
}
