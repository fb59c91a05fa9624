import { lawSources } from './law-sources';

export const search = {
  language: 'en',
  page: {
    title: 'Search',
    description:
      'Pages, calculators, rules of law, funds, coins, news, terms and lessons, in one search.',
    lead: 'One search for pages, calculators, rules of law, funds, coins, news, terms and lessons. It also answers questions, for example:',
    examples: ['tax on 15 lakh', 'sip 10000 12% 15y', '1 lakh to 2 lakh in 5 years'],
    label: 'What are you looking for?',
    placeholder: 'Fund, coin, term',
    submit: 'Search',
    failed:
      'The search could not start, and nothing was sent. Check your connection and try again.',
    private:
      'Amounts stay in your browser: it calculates the answer itself and sends us only the other words. Opening an answer in the SIP calculator puts its amounts in the address of that page, which is sent to us. Without scripts, or before they load, the browser cannot answer. Then everything you type is sent, and may stay in our host’s request log for a while.',
    privacy: 'What is sent when you search',
    kinds: 'Kinds of results',
    all: 'All',
    allOf: 'More results in {group}',
  },
  dialog: {
    close: 'Close search',
    hint: 'Try “tax on 15 lakh”, “sip 10000 12% 15y” or the name of a fund.',
    answers: 'Answer',
    recent: 'Recent searches',
    clearRecent: 'Clear recent searches',
    elsewhere: 'Search elsewhere',
    inFunds: 'Search the mutual funds for “{query}”',
    inCoins: 'Search the coins for “{query}”',
    allResults: 'All results for “{query}”',
    searchPage: 'Open the search page',
    found: { one: '1 found', other: '{count} found' },
    searching: 'Searching…',
    similar: 'No exact match. Similar results:',
    empty: 'No results for “{query}”. Check the spelling, or search elsewhere:',
    amountsPrivate:
      'Your amounts stayed in this browser. No direct answer for “{query}”. See also:',
    unavailable: 'Search is not responding. Answers about amounts still work here.',
    missing: 'Not available right now: {groups}.',
  },
  groups: {
    pages: 'Pages and actions',
    calculators: 'Calculators',
    law: 'Law',
    funds: 'Funds',
    coins: 'Coins',
    news: 'News',
  },
  /** Groups of features whose pages are English. */
  otherGroups: { glossary: 'Glossary', lessons: 'Lessons', screens: 'Stock screens' },
  coin: '{price}, {change} in 24h',
  closedFund: '{house} · closed',
  calculators: {
    tax: 'Income tax in both regimes',
    taxNote: 'Income Tax Calculator',
    sip: 'SIP: final value of a monthly investment',
    goal: 'SIP for a goal: monthly amount',
    lumpSum: 'Lump sum: final value of one investment',
    stepUp: 'SIP with a yearly step-up',
    withdrawals: 'SWP: monthly withdrawals',
    sipNote: 'SIP Calculator',
    advanceTax: 'Advance tax: dates and instalments',
    takeHome: 'Take-home pay',
    whatIf: 'What if: one more deduction or raise',
    compareFunds: 'Compare funds side by side',
    compareCoins: 'Compare coins on one chart',
    fundsNote: 'Mutual Funds',
    coinsNote: 'Crypto Market',
  },
  facts: {
    language: 'en',
    parts: lawSources.parts,
    slabsNew: {
      title: 'Slabs of the new regime',
      text: 'Nil up to {exempt}, then {next} and more; {top} above {topAbove}.',
    },
    slabsOld: {
      title: 'Slabs of the old regime, below 60',
      text: 'Nil up to {exempt}, then {next} and more; {top} above {topAbove}.',
    },
    rebateNew: {
      title: 'Rebate of section 87A, new regime',
      text: 'Residents with an income up to {limit} get a rebate of up to {max}. Just above, the tax is at most the income above the limit.',
    },
    rebateOld: {
      title: 'Rebate of section 87A, old regime',
      text: 'Residents with an income up to {limit} get a rebate of up to {max}.',
    },
    standardDeduction: {
      title: 'Standard deduction',
      text: '{new} from salary or pension in the new regime, {old} in the old.',
    },
    cess: {
      title: 'Health and education cess',
      text: '{rate} of the tax, surcharge included.',
    },
    surcharge: {
      title: 'Surcharge',
      text: 'With an income above {above}, {rate} of the whole tax, rising to {topRate} in the new regime.',
    },
    section80c: {
      title: 'Section 80C: savings',
      text: 'Up to {cap} a year, old regime only: provident funds, ELSS, insurance, home loan principal.',
    },
    ownPension: {
      title: 'Section 80CCD(1B): own NPS contribution',
      text: 'Up to {cap} a year beyond 80C, old regime only.',
    },
    employerPension: {
      title: 'Section 80CCD(2): the employer’s NPS contribution',
      text: 'Up to {new} of basic pay in the new regime, {old} in the old ({government} for government staff).',
    },
    health: {
      title: 'Section 80D: health insurance',
      text: 'Up to {below} for self and family and the same for parents, {from} from age 60; old regime only.',
    },
    savingsInterest: {
      title: 'Section 80TTA: savings interest',
      text: 'Up to {cap} a year below 60, old regime only.',
    },
    depositInterest: {
      title: 'Section 80TTB: deposit interest from age 60',
      text: 'Up to {cap} a year of interest, FDs included, old regime only.',
    },
    hra: {
      title: 'House rent allowance (HRA)',
      text: 'Old regime only. Exempt is the least of: HRA received, {named} of basic pay in the named cities ({elsewhere} elsewhere), and rent above {above} of basic pay.',
    },
    homeLoan: {
      title: 'Home loan interest',
      text: 'Up to {cap} a year for a home you live in, old regime only.',
    },
    advanceTax: {
      title: 'Advance tax dates',
      text: '{dates}. Due where the year’s tax after TDS is {from} or more.',
    },
    longTermGains: {
      title: 'Long-term gains on shares and equity funds (LTCG)',
      text: '{rate} of the gains above {exemption} a year, held for more than {months} months.',
    },
    shortTermGains: {
      title: 'Short-term gains on shares and equity funds (STCG)',
      text: '{rate} of the gains, held for up to {months} months.',
    },
    debtFunds: {
      title: 'Gains on debt funds',
      text: 'Units bought since {bought}: taxed by slab, however long you held them.',
    },
    vda: {
      title: 'Tax on crypto (virtual digital assets)',
      text: '{rate} of the gain, plus cess. Losses cannot be set off, and only the cost is deducted.',
    },
    vdaTds: {
      title: 'TDS on crypto sales',
      text: '{rate} of the sale price; none up to {free} a year for most people.',
    },
    sttOptions: {
      title: 'STT on options',
      text: '{rate} of the premium, paid by the seller; {exercise} of the intrinsic value, paid by the buyer, at exercise.',
    },
    sttFutures: {
      title: 'STT on futures',
      text: '{rate} of the turnover, paid by the seller.',
    },
    sections: '{sections} · since {from}',
    noSection: 'Since {from}',
    numbered: 's.\u00a0{section}',
    act1961: '{section} of the Act of 1961',
    act2025: '{section} of the Act of 2025',
  },
  answers: {
    tax: {
      title: 'Tax on {amount}: {tax}',
      title2: 'Tax on {amount}: {new} new regime, {old} old regime',
      newer: 'The new regime costs {difference} less without further deductions.',
      older: 'The old regime costs {difference} less.',
      same: 'Tax is the same in both regimes without further deductions.',
      only: '{regime}, without further deductions.',
      regimes: { new: 'New regime', old: 'Old regime' },
      yearNames: { act1961: 'FY {years}', act2025: 'Tax Year {years}' },
      salary: 'As a salary in {year}, {age}; standard deduction and cess included.',
      income: 'As income other than salary in {year}, {age}; cess included.',
      rent: 'As rent received in {year}, {age}; {share} of the rent is deducted, cess is included.',
      ages: { below60: 'below 60', from60: '60 to 79', from80: '80 or older' },
      monthly: '{monthly} a month is {yearly} a year.',
      link: 'Open in the tax calculator',
    },
    gains: {
      title: 'Tax on {amount} of {what}: {tax}',
      titleBeforeSurcharge: 'Tax on {amount} of {what}: {tax} before surcharge',
      surcharge:
        'Above an income of {above}, a surcharge of {rate} of the tax or more comes on top.',
      what: {
        long: 'long-term gains',
        short: 'short-term gains',
        vda: 'crypto gains',
        lottery: 'winnings',
      },
      text: '({amount} − {free}) × {rate}, plus {cess} cess.',
      allFree: 'The first {free} of such gains in a year are free of tax.',
      textNoFree: '{amount} × {rate}, plus {cess} cess.',
      equity:
        'On listed shares and equity funds, with other income that uses up the basic exemption. Without other income: {alone}, as the calculator shows.',
      flat: 'No exemption, whatever the other income is.',
      flatAlone: 'With the surcharge and no other income: {alone}, as the calculator shows.',
      link: 'Open in the tax calculator',
    },
    sip: {
      title: { one: '{value} in 1 year', other: '{value} in {count} years' },
      monthly: '{amount} a month at {rate} a year: {invested} invested, {gain} gained.',
      stepUp:
        '{amount} a month, {stepUp} more each year, at {rate} a year: {invested} invested, {gain} gained.',
      lumpSum: '{amount} once at {rate} a year: {gain} gained.',
      assumed: 'You named no return, so {rate} is assumed. No return is promised.',
      given: 'Before tax. No return is promised.',
      link: 'Open in the SIP calculator',
    },
    goal: {
      title: {
        one: '{monthly} a month for {amount} in 1 year',
        other: '{monthly} a month for {amount} in {count} years',
      },
      text: 'At {rate} a year: {invested} invested, {gain} gained.',
      link: 'Open in the SIP calculator',
    },
    growth: {
      title: '{rate} a year',
      text: {
        one: '{from} to {to} in 1 year: compound annual growth (CAGR).',
        other: '{from} to {to} in {count} years: compound annual growth (CAGR).',
      },
      link: 'Open in the SIP calculator',
    },
    words: {
      text: '{amount} is {short} in short and {western} counted in thousands.',
      link: 'Plan for {amount} with a SIP',
    },
    figures: { text: '{words}.' },
    convert: {
      title: '{from} = {to}',
      text: '1 lakh is 1,00,000; 1 crore is 100 lakh or 10 million.',
      units: {
        thousand: 'thousand',
        lakh: 'lakh',
        million: 'million',
        crore: 'crore',
        billion: 'billion',
      },
    },
    fact: { link: 'See the rule and its source' },
    terms: {
      xirr: {
        title: 'XIRR: the yearly return of payments on different days',
        text: 'The one yearly rate at which all payments grow to today’s value. It suits a SIP better than CAGR, because each instalment was invested for a different time.',
        link: 'Each fund’s page calculates it for a past SIP',
      },
      cagr: {
        title: 'CAGR: compound annual growth rate',
        text: '(end ÷ start) to the power of (1 ÷ years), minus 1: the yearly growth of one investment. Try “1 lakh to 2 lakh in 5 years”.',
        link: 'See it for each mutual fund',
      },
    },
  },
} as const;
