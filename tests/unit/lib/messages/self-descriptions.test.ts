import { readdirSync, readFileSync } from 'node:fs';
import {
  depositInterest,
  healthInsurance,
  longTermSavings,
  ownPension,
  savingsInterest,
} from '@/content/law/deductions';
import { familyPensionDeduction } from '@/content/law/standard-deduction';
import { browserKeys } from '@/lib/browser-storage/keys';
import { marketFeed } from '@/lib/crypto/data/feeds';
import { lessonsOf } from '@/lib/education/domain/course';
import { loadCourse } from '@/lib/education/server/source';
import { weeklyMix } from '@/lib/education/domain/learning/practice';
import { enquiryLimits } from '@/lib/enquiries/enquiry';
import { csvLimits } from '@/lib/holdings/csv-format';
import { maxAccountCharacters } from '@/lib/holdings/holding';
import { maxDaysApart, maxPercentOfStep, minTimesOverGap } from '@/lib/funds/domain/nav-series';
import { savedLimits } from '@/lib/saved/saved-item';
import { transactionLimits } from '@/lib/holdings/transaction-items';
import { checkIds } from '@/lib/household/checks';
import { householdFields } from '@/lib/household/household';
import { rowOn } from '@/lib/law/dated-row';
import { financialYearName } from '@/lib/law/financial-year';
import { taxYears } from '@/lib/law/tax-years';
import { messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { journalLimits } from '@/lib/options/domain/journal/journal-entry';
import { maxLegs } from '@/lib/options/domain/position/leg';
import { presetIds } from '@/lib/options/domain/position/preset';
import { statementLimits } from '@/lib/statements/statement-limits';
import { presetRupees, supportBounds } from '@/lib/support/upi-link';
import { wallLimits } from '@/lib/support/wall-entry';
import { forbiddenWays, reach } from '@/tests/unit/architecture/module-graph';

/** What a page says about storage must match the browser's keys: `last-sip` holds the last plan. */
test.each([
  ['en', /remembers your last plan/, /Nothing that you type is kept/],
  ['hi', /पिछली योजना इस ब्राउज़र में याद रहती है/, /तभी सहेजा जाता है/],
] as const)('the SIP page says that the last plan is remembered, in %s', (language, says, not) => {
  expect(browserKeys).toContain('last-sip');
  const { lead } = messages(language).sip.page;
  expect(lead).toMatch(says);
  expect(lead).not.toMatch(not);
});

const { crypto, dashboard, education, forms, funds, glossary, optionChain } = messages();
const { optionJournal, options, picks, premium, search, statements, support, tax } = messages();
const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const inHindiWords = ['', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ'];
const opening = (count: number) => new RegExp(`^${inWords[count]} `, 'i');

test('counts in sentences are those of the content and of the limits', async () => {
  const course = await loadCourse();
  expect(education.learn.lead).toMatch(opening(course.length));
  const progress = { answers: {} } as Parameters<typeof weeklyMix>[1];
  const mix = weeklyMix(course, progress, { uid: 'one', now: new Date('2026-11-23T06:00:00Z') });
  expect(education.mix.text).toMatch(opening(mix.questions.length));
  // Every lesson has the calculator and the quiz that the page mentions.
  expect(education.lead).toMatch(/Each one has a calculator .* and a quiz/);
  for (const { id, widget, questions } of lessonsOf(course)) {
    expect([id, Boolean(widget), questions.length > 0]).toEqual([id, true, true]);
  }

  const years = taxYears.map(({ value }) => value.year);
  const last = years.at(-1)!;
  const earlier = years.length - 1;
  expect(tax.page.description).toContain(
    `Tax Year ${financialYearName(last)} and ${inWords[earlier]} earlier years`,
  );
  expect(messages('hi').tax.page.description).toContain(
    `${financialYearName(last)} और पिछले ${inHindiWords[earlier]} सालों`,
  );
  expect(options.form.max).toBe(`Up to ${maxLegs} legs.`);
  expect(optionJournal.failures.full).toContain(`at most ${journalLimits.entries} trades`);
  expect(support.wall.form.nameHint).toContain(`At most ${wallLimits.name} characters`);
  expect(support.wall.form.messageHint).toContain(`At most ${wallLimits.message} characters`);
  expect(support.wall.form.manyWaiting).toMatch(opening(wallLimits.waitingPerSender));

  const { min, max } = enquiryLimits.message;
  const limit = max.toLocaleString('en-IN');
  expect(premium.enquiry.messageHint).toContain(`${min} to ${limit} characters`);
  expect(premium.enquiry.fileHint).toContain(`at most ${enquiryLimits.fileBytes / 1e6} MB`);
  expect(premium.enquiry.full).toContain(`You have ${enquiryLimits.perPerson} enquiries`);
  const presets = presetRupees.map((each) => `₹${each}`).join(', ');
  expect(support.description).toContain(presets.replace(/, (?=₹\d+$)/, ' or '));
  const bounds = [supportBounds.min, supportBounds.max].map((each) => each.toLocaleString('en-IN'));
  expect(support.upi.amountHint).toContain(`from ₹${bounds.join(' to ₹')}`);

  const { checks, holdings } = dashboard;
  expect(householdFields).toHaveLength(12);
  expect(checks.guest).toMatch(/^Twelve short questions/);
  expect(checks.guest).toContain(`${inWords[checkIds.length]} checks`);
  const problems = holdings.import.problems;
  const rows = csvLimits.rows.toLocaleString('en-IN');
  expect(problems['too-many-rows']).toContain(`may have ${rows} transactions`);
  const perPerson = transactionLimits.perPerson.toLocaleString('en-IN');
  expect(holdings.import.full).toContain(`more than ${perPerson} transactions`);
  expect(holdings.import.full).toContain(`more than ${savedLimits.itemsPerPerson} saved items`);
  expect(holdings.form.full).toContain(`up to ${perPerson} transactions`);
  expect(holdings.form.problems['long-account']).toContain(`at most ${maxAccountCharacters} `);
  expect(problems['long-account']).toContain(`more than ${maxAccountCharacters} `);
  const statementMegabytes = `larger than ${statementLimits.bytes / 2 ** 20} MB`;
  expect(statements.problems['too-large']).toContain(statementMegabytes);
  expect(statements.field.tooLarge).toContain(statementMegabytes);
  const statementRows = statementLimits.rows.toLocaleString('en-IN');
  expect(statements.problems['too-many-rows']).toContain(`more than ${statementRows} rows`);
  expect(statements.problems['too-many-pages']).toContain(
    `more than ${statementLimits.pages} pages`,
  );
  expect(statements.preview.tooMany).toContain(`up to ${rows} transactions`);
  expect(holdings.import['too-large']).toContain(`larger than ${csvLimits.bytes / 1000} kB`);
  expect(marketFeed.path).toContain('per_page=250&page=1');
  expect(crypto.description).toContain('250 largest');
  expect(Object.keys(options.presets.names).sort()).toEqual([...presetIds].sort());
});

test('the first lesson of each path is open, and no sentence says that all lessons need sign-in', () => {
  for (const text of [glossary.term.lessonsNote, education.card.demo, education.learn.lead]) {
    expect(text).toMatch(/first (lesson )?of each path/i);
  }
});

test('the search page names what it searches', () => {
  for (const text of [search.page.lead, search.page.description]) {
    for (const group of Object.values(search.groups)) {
      expect(text.toLowerCase()).toContain(group.toLowerCase().split(' and ')[0]);
    }
    expect(text).toMatch(/terms and lessons/);
  }
});

test('the note below a broken line of NAVs names the changes at which it breaks', () => {
  const { broken } = funds.fund.nav;
  expect(broken).toContain(`more than ${maxPercentOfStep}% above or below the one before it`);
  const afterGap = `over ${maxDaysApart} days, at least ${minTimesOverGap} times or at most a third`;
  expect(broken).toContain(afterGap);
  expect(minTimesOverGap).toBe(3);
});

/** No module that loads with the part may send: no request, no server action. */
test.each([
  [
    'the option chain',
    optionChain.intro,
    /sent nowhere/,
    'components/options/chain/chain-panel.tsx',
  ],
  ['a share’s position', picks.company.position.text, /sent/, 'components/picks/position-box.tsx'],
  [
    'sales of coins',
    crypto.schedule.text,
    /stays in this/,
    'components/crypto/schedule/schedule-vda.tsx',
  ],
  [
    'a guest’s household',
    dashboard.checks.guest,
    /stay in this browser/,
    'components/dashboard/household/guest-household.tsx',
  ],
  [
    'a statement',
    statements.field.stays,
    /stay in this browser/,
    'components/statements/statement-panel.tsx',
  ],
])('%s stays in the browser, as the page says', (_, sentence, says, entry) => {
  expect(sentence).toMatch(says);
  const reached = reach(entry);
  expect(reached.length).toBeGreaterThan(3);
  expect(forbiddenWays(reached, /actions\.ts$|-store\.ts$|^firebase/)).toEqual([]);
  const sending = reached.filter(
    ({ module }) =>
      /\.tsx?$/.test(module) &&
      /\bfetch\(|sendBeacon|XMLHttpRequest|'use server'/.test(readFileSync(module, 'utf8')),
  );
  expect(sending).toEqual([]);
});

test('the form of all controls has each of them, and stores nothing of it', () => {
  expect(forms.intro).toMatch(
    /^Every control of this site .* Nothing that you enter here is stored/,
  );
  expect(forms.goal.acceptedText).toMatch(/stored nothing that you entered/);
  expect(forbiddenWays(reach('lib/examples/answer-goal.ts'), /firebase|-?store\.ts$/)).toEqual([]);
  // The action itself only counts the request.
  const action = readFileSync('lib/examples/actions.ts', 'utf8');
  const stores = [...action.matchAll(/from '([^']*(?:store|firebase)[^']*)'/g)];
  expect(stores.map(([, from]) => from)).toEqual(['@/lib/limits/store']);

  const gallery = reach('components/examples/forms/control-gallery.tsx').map(
    ({ module }) => module,
  );
  const shown = new Set([
    ...gallery,
    ...reach('components/examples/forms/goal-form.tsx').map((one) => one.module),
  ]);
  const controls = readdirSync('components/ui/fields')
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) =>
      /<(?:input|select|textarea)\b/.test(readFileSync(`components/ui/fields/${name}`, 'utf8')),
    );
  expect(controls.length).toBeGreaterThan(6);
  for (const name of controls) expect(shown).toContain(`components/ui/fields/${name}`);
});

test.each(['en', 'hi'] as const)(
  'the tax glossary names the limits of the law, in %s',
  (language) => {
    const { deductionsRupees, facts, otherRupees } = messages(language).taxGlossary;
    const on = '2026-11-21';
    const health = rowOn(healthInsurance, on)!.value;
    const ages = [health.belowSixtyRupees, health.fromSixtyRupees];
    const said: readonly [string, readonly number[]][] = [
      [deductionsRupees.section80c, [rowOn(longTermSavings, on)!.value.capRupees]],
      [deductionsRupees.ownPension, [rowOn(ownPension, on)!.value.capRupees]],
      [deductionsRupees.healthSelf, ages],
      [deductionsRupees.healthParents, ages],
      [facts.parentsAge, ages],
      [deductionsRupees.preventiveCheckup, [health.preventiveRupees]],
      [deductionsRupees.savingsInterest, [rowOn(savingsInterest, on)!.value.capRupees]],
      [deductionsRupees.depositInterest, [rowOn(depositInterest, on)!.value.capRupees]],
      [
        otherRupees.familyPension,
        (['old', 'new'] as const).map(
          (regime) => rowOn(familyPensionDeduction[regime], on)!.value.capRupees,
        ),
      ],
    ];
    for (const [sentence, limits] of said) {
      for (const limit of limits) expect(sentence).toContain(formatRupees(limit));
    }
  },
);
