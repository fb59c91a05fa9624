import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computedRules } from '@/components/education/computed-rules';
import { findTerm, glossaryTerms, termOf } from '@/lib/education/data/glossary';
import { beginningOf, findDrill, scamDrills } from '@/lib/education/data/scams';
import { lessonsOf } from '@/lib/education/domain/course';
import { citedFigure, citedRows, lawChangesSince } from '@/lib/education/domain/law-citation';
import { learningPathSchema } from '@/lib/education/domain/lesson-files';
import { headingId } from '@/lib/education/domain/course-paths';
import { loadCourse } from '@/lib/education/server/source';
import { messages } from '@/lib/messages';
import { plainSpaces } from '@/tests/factories/plain-spaces';

/**
 * Lint of the content: what holds of every lesson, quiz and path, so that a lesson that breaks it turns red by its
 * name. Plain text is read from the files; front matter and quizzes through the course, whose schemas refuse the rest.
 */
const folder = join(process.cwd(), 'content/lessons');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort();

const texts = new Map(
  files.map((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return [name.replace(/\.mdx$/, ''), source.replace(/^---\n[\s\S]*?\n---\n/, '')] as const;
  }),
);
const ids = [...texts.keys()];
const textOf = (id: string) => texts.get(id) ?? '';

const headingsOf = (id: string) =>
  [...textOf(id).matchAll(/^## (.+)$/gm)].map(([, title = '']) => headingId(title));

const today = '2026-11-23';

const context = { today, messages: messages().education.computed } as const;
const components = ['Computed', 'Term'];

const bannedPhrases =
  /assured returns?|guaranteed returns?|risk[- ]free returns?|double your money|can(?:not|'t) lose|get rich|multibagger|sure[- ]shot|must-buy|strong buy|hot tip|target price|once in a lifetime|secret formula|act now/gi;
/** A phrase may be named to warn of it, in quotation marks. */
const quoted = /["“][^"“”]*["”]/g;

test('the course has its paths and lessons, and every file of a lesson is in a path', async () => {
  const course = await loadCourse();
  expect(course.length).toBeGreaterThanOrEqual(6);
  const lessons = lessonsOf(course);
  expect(lessons.length).toBeGreaterThanOrEqual(43);
  expect(lessons.map(({ id }) => id as string).sort()).toEqual(ids);
  expect(new Set(lessons.map(({ slug }) => slug)).size).toBe(lessons.length);
  expect(learningPathSchema.shape.lessons.safeParse([]).success).toBe(false);
});

test('each lesson comes after what it builds on, cites rows of law, and has a section for its calculator', async () => {
  const lessons = lessonsOf(await loadCourse());
  for (const { id, pathSlug, number, prerequisites, laws, widgetAfter } of lessons) {
    expect([id, headingsOf(id)]).toEqual([id, expect.arrayContaining([widgetAfter])]);
    for (const slug of prerequisites) {
      const earlier = lessons.find((lesson) => lesson.slug === slug);
      expect([id, slug, earlier?.slug]).toEqual([id, slug, slug]);
      const isAfter = earlier?.pathSlug === pathSlug && earlier.number >= number;
      expect([id, slug, isAfter]).toEqual([id, slug, false]);
    }
    for (const citation of laws)
      expect([id, citation, citedRows(citation)?.length ?? 0]).not.toContain(0);
  }
});

describe.each(ids)('the lesson %s', (id) => {
  const text = textOf(id);
  const plain = text.replace(/<Computed[^>]*\/>/g, 'figure').replace(/<[^>]+>/g, ' ');
  const headings = headingsOf(id);

  test('has 600 to 1,200 words in three to six sections', () => {
    const words = plain.match(/[\p{L}\p{N}₹][\p{L}\p{N}'’.,%-]*/gu) ?? [];
    expect([words.length, isWithin(words.length, 600, 1200)]).toEqual([words.length, true]);
    expect(isWithin(headings.length, 3, 6)).toBe(true);
    expect(new Set(headings).size).toBe(headings.length);
    expect(text).not.toMatch(/^# |^#{4,} /m);
  });

  test('has no banned phrase, dash, exclamation mark or mark of a merge', () => {
    expect(plain.replace(quoted, '').match(bannedPhrases)).toBeNull();
    expect(text.replace(/<[^>]+>/g, '')).not.toMatch(/[—!]/);
    expect(text).not.toMatch(/[<>=]{7}/);
  });

  test('links to its own sections, pages of this site and https alone', () => {
    const addresses = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, address = '']) => address);
    const others = addresses.filter((address) =>
      address.startsWith('#')
        ? !headings.includes(address.slice(1))
        : !/^\/(features|glossary|learn|analytics|search|account)(\/|$|\?|#)|^https:\/\//.test(
            address,
          ),
    );
    expect(others).toEqual([]);
  });

  test('works out its figures, each with its unit once', () => {
    const used = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !components.includes(name))).toEqual([]);
    expect(used).toContain('Computed');
    for (const [tag, attributes = ''] of text.matchAll(/<Computed\s([^>]*?)\/>/g)) {
      const { rule = '', ...input } = attributesOf(attributes);
      const figure = computedRules[rule]?.(input, context) ?? `no rule ${rule}`;
      expect([tag, figure]).toEqual([tag, expect.stringMatching(/^[^–]+$/)]);
      expect([tag, figure]).not.toEqual([tag, expect.stringMatching(/no rule|NaN|Infinity/)]);
    }
    // A figure in years, or as a percentage, brings its unit along.
    expect(text).not.toMatch(
      /rule="(?:rule-of-72|withdrawal-years|years-to-crore)"[^>]*\/> years?\b/,
    );
    expect(text).not.toMatch(/rule="cagr"[^>]*\/>\s?(?:%|per ?cent)/);
    expect(text).not.toMatch(/₹\s?<Computed/);
  });

  test('asks about its skills, and explains each option by a section', async () => {
    const lesson = lessonsOf(await loadCourse()).find((each) => each.id === id);
    const questions = lesson?.questions ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(lesson?.skills).toEqual(expect.arrayContaining(questions.map(({ skill }) => skill)));
    for (const { id: question, options } of questions) {
      const paragraphs = options.map(({ paragraph }) => paragraph);
      const lost = paragraphs.filter((paragraph) => !headings.includes(paragraph));
      expect([question, lost]).toEqual([question, []]);
      const texts = options.flatMap(({ text, why }) => [text, why]);
      expect([question, new Set(texts).size]).toEqual([question, texts.length]);
    }
    const places = questions.map(({ options }) => options.findIndex(({ isRight }) => isRight));
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});

test('no two lessons share a paragraph', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const id of ids) {
    for (const block of textOf(id).split(/\n\s*\n/)) {
      const key = block.toLowerCase().replace(/\W+/g, ' ').trim();
      if (key.length < 60) continue;
      const other = seen.get(key);
      if (other) shared.push(`${other} and ${id}: ${key.slice(0, 60)}`);
      seen.set(key, id);
    }
  }
  expect(shared).toEqual([]);
});

const newRegime = ['slabs#newRegimeSlabs', 'standard-deduction#standardDeduction'];
const oldRegime = ['slabs#oldRegimeSlabs', 'standard-deduction#standardDeduction'];
const afterSlabs = ['rebate#rebate', 'cess#healthAndEducationCess'];

/** The rows of law that a computed figure follows; every other rule is arithmetic. */
const rowsBehind: Readonly<Record<string, readonly string[]>> = {
  'tax-new': [...newRegime, ...afterSlabs],
  'tax-old': [...oldRegime, ...afterSlabs],
  'regime-break-even': [...newRegime, ...oldRegime, ...afterSlabs],
  'ltcg-tax': ['capital-gains#equityLongTermGains', 'cess#healthAndEducationCess'],
};

const arithmetic =
  /^(sip-|lump-sum|real-value|emi|cagr|rule-of-72|option-|withdrawal-|emergency|percent-of|years-to-crore|law$)/;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

test('every rule of a computed figure is one of law or one of arithmetic', () => {
  for (const name of Object.keys(computedRules)) {
    expect([name, name in rowsBehind || arithmetic.test(name)]).toEqual([name, true]);
  }
  for (const citation of Object.values(rowsBehind).flat()) {
    expect([citation, citedRows(citation)?.length ?? 0]).not.toContain(0);
  }
});

test('each lesson lists every row of law that its figures and its terms rest on', async () => {
  for (const { id, laws, terms } of lessonsOf(await loadCourse())) {
    const text = textOf(id);
    const used = [
      ...matches(text, /row="([^"]+)"/g),
      ...matches(text, /rule="([^"]+)"/g).flatMap((name) => rowsBehind[name] ?? []),
      ...terms.flatMap((slug) => termOf(slug).lawRow ?? []),
    ];
    const missing = [...new Set(used)].filter((citation) => !laws.includes(citation));
    expect([id, missing]).toEqual([id, []]);
  }
});

test('a change of law after the review flags every lesson that rests on the row', async () => {
  const lessons = lessonsOf(await loadCourse());
  const flagged = lessons
    .filter(({ laws }) => lawChangesSince({ laws, reviewedOn: '2026-09-16' }, today).length > 0)
    .map(({ id }) => id as string);
  // The provident fund ceiling changed on 17 September 2026.
  expect(flagged).toEqual(expect.arrayContaining(['first-salary/reading-your-payslip']));
  const now = lessons.filter((lesson) => lawChangesSince(lesson, today).length > 0);
  expect(now).toEqual([]);
});

describe('facts that were wrong or missing', () => {
  test.each([
    ['fund-rules#equityOrientedFund', 'inTradedFundPercent', 90],
    ['fund-rules#equityOrientedFund', 'tradedFundEquityPercent', 90],
    ['fund-rules#fundCosts', 'indexFundPercent', 0.9],
    ['everyday-rules#wages', 'maxLeftOutPercent', 50],
    ['everyday-rules#providentFund', 'wageCeilingRupees', 25_000],
    ['everyday-rules#personalCollectRequests', undefined, '2025-10-01'],
    ['everyday-rules#taxForms', 'taxCreditStatement', '168'],
    ['return-dates#belatedReturnFee', 'rupees', 1_000],
    ['return-dates#belatedReturnFee', 'upToIncomeRupees', 500_000],
    ['return-dates#belatedReturnFee', 'rupeesAbove', 5_000],
    ['return-dates#simplestForm', 'incomeRupees', 5_000_000],
    ['return-dates#simplestForm', 'houses', 2],
    ['return-dates#simplestForm', 'longTermShareGainsRupees', 125_000],
  ])('the row %s says today in %s %p', (citation, field, figure) => {
    expect(citedFigure(citation, field, today).figure).toBe(figure);
  });

  test.each([
    ['tax/tax-on-investments', /fund of funds\*\* is not taxed by/],
    ['tax/tax-on-investments', /not settled whether/],
    ['saving-and-funds/selling-a-fund', /not taxed by what its funds hold/],
    ['saving-and-funds/cost-of-a-fund', /ceilings lie on this part/],
    ['tax/rent-and-home-loan', /Rule 279 of the Income-tax Rules 2026/],
    ['first-salary/reading-your-payslip', /everyday-rules#wages/],
    ['tax/tds-and-advance-tax', /everyday-rules#taxForms/],
  ])('the lesson %s says %p', (id, said) => expect(textOf(id)).toMatch(said));

  test('the lesson on the return types no fee of a late one and no limit of the simplest form', () => {
    expect(textOf('tax/filing-your-return')).not.toMatch(
      /₹(?:1,000|5,000|5 lakh|50 lakh|1\.25 lakh)/,
    );
  });

  test.each([
    ['fund-of-funds', /not taxed by what its funds hold/],
    ['exercise-of-option', /the same as on the premium/],
    ['upi', /no person can send another a collect request/],
  ])('the entry %s says %p', (slug, said) => expect(termOf(slug).definition).toMatch(said));

  test('no entry says that a fund of funds is taxed by what lies below it', () => {
    const wrong = /(tax|treatment)[^.]*follows what the funds/i;
    for (const { definition } of glossaryTerms) expect(definition).not.toMatch(wrong);
  });

  test.each([
    ...['gold-etf', 'silver-etf', 'gold-fund', 'sovereign-gold-bond', 'reit', 'invit'],
    ...['non-resident-indian', 'restricted-stock-unit', 'life-cycle-fund'],
    ...['specialised-investment-fund', 'base-expense-ratio', 'form-168', 'wages-labour-codes'],
  ])('the glossary explains %s with a row of law and a Hindi name', (slug) => {
    expect(findTerm(slug)?.hindi).toMatch(/\p{Script=Devanagari}/u);
    expect(citedRows(findTerm(slug)?.lawRow ?? '')).not.toBeNull();
  });

  test('the tax path explains what selling a fund promises of it', () => {
    const text = textOf('tax/tax-on-investments');
    for (const word of ['Gold funds', 'Sovereign Gold Bonds', 'REIT', 'InvIT', 'NRI', 'RSU']) {
      expect(text).toContain(word);
    }
  });

  test('Rule 279 is one of the Income-tax Rules 2026', () => {
    const row = citedRows('hra#hra')?.find(({ to }) => to === null);
    expect(row?.source).toMatchObject({ paper: 'income-tax-rules-2026', number: '279(1)(c)' });
  });
});

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
const isWithin = (count: number, from: number, to: number) => count >= from && count <= to;

test('there are at least 12 drills, each with its signs, one safe choice, and where to report', () => {
  expect(scamDrills.length).toBeGreaterThanOrEqual(12);
  expect(new Set(scamDrills.map(({ slug }) => slug)).size).toBe(scamDrills.length);
  for (const { slug, scene, signs, choices, report } of scamDrills) {
    expect([slug, isWithin(wordsIn(scene), 80, 150)]).toEqual([slug, true]);
    expect(signs.length).toBeGreaterThanOrEqual(3);
    expect(choices).toHaveLength(3);
    expect([slug, choices.filter(({ isSafe }) => isSafe).length]).toEqual([slug, 1]);
    for (const { why } of [...signs, ...choices]) expect(wordsIn(why)).toBeGreaterThan(4);
    expect(report).toMatch(/1930|SCORES|sebi\.gov\.in|sachet|cybercrime\.gov\.in/i);
  }
});

test.each(scamDrills)('the list shows the beginning of $slug to the end of a word', (drill) => {
  const beginning = beginningOf(drill).replace(/…$/, '');
  expect(beginning.length).toBeGreaterThan(90);
  expect(drill.scene.startsWith(beginning)).toBe(true);
  expect(drill.scene.slice(beginning.length)).toMatch(/^[.,:;]*\s/);
});

test('the place of the safe choice gives no hint', () => {
  const places = scamDrills.map(({ choices }) => choices.findIndex(({ isSafe }) => isSafe));
  for (const place of [0, 1, 2]) {
    expect(places.filter((each) => each === place).length).toBeGreaterThanOrEqual(3);
  }
});

test('an unknown drill is null', () => {
  expect(findDrill('no-such-drill')).toBeNull();
  expect(findDrill(scamDrills[0]?.slug ?? '')).toBe(scamDrills[0]);
});

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/(\w+)=(?:"([^"]*)"|\{([^}]*)\})/g);
  return Object.fromEntries(
    [...found].map(([, name = '', quotedValue, braced]) => [name, quotedValue ?? braced ?? '']),
  );
}

describe('citations and computed figures', () => {
  const { computed } = messages().education;
  const call = { kind: 'call', strike: 100, premium: 4 };
  const corpus = { corpusRupees: 1e6, monthlyRupees: 5000 };

  it.each(['slabs#nothing', 'nothing#newRegimeSlabs', 'slabs#toString'])(
    'finds a table of law by its file and name, and none called %s',
    (citation) => expect(citedRows(citation)).toBeNull(),
  );

  it('reads the figure of a day', () => {
    const gains = ['capital-gains#equityLongTermGains', 'ratePercent'] as const;
    expect(citedFigure(...gains, '2024-07-22').figure).toBe(10);
    expect(citedFigure(...gains, '2024-07-23').figure).toBe(12.5);
    expect(() => citedFigure('slabs#newRegimeSlabs', '0.nothing', today)).toThrow('no figure');
    expect(() => citedFigure('rebate#rebate', 'newest.rupees', today)).toThrow('No row');
  });

  it('says which cited rule is another one since the review, and only that', () => {
    const laws = ['capital-gains#equityLongTermGains', 'cess#healthAndEducationCess'];
    expect(lawChangesSince({ laws, reviewedOn: today }, today)).toEqual([]);
    expect(lawChangesSince({ laws, reviewedOn: '2024-07-22' }, today)).toEqual([
      { citation: laws[0], section: expect.any(String), changesOn: '2024-07-23' },
    ]);
    expect(lawChangesSince({ laws, reviewedOn: '2024-05-01' }, '2024-06-01')).toEqual([]);
  });

  it.each([
    ['sip-value', { monthlyRupees: '10000', annualRatePercent: '12', years: '20' }, '₹99.91 lakh'],
    ['sip-invested', { monthlyRupees: '10000', years: '20' }, '₹24 lakh'],
    ['lump-sum-value', { rupees: '100000', annualRatePercent: '10', years: '2' }, '₹1.21 lakh'],
    ['emi', { principalRupees: '5000000', annualRatePercent: '8.5', months: '240' }, '₹43,391'],
    ['tax-new', { grossSalaryRupees: '1275000' }, '₹0'],
    ['tax-new', { grossSalaryRupees: '1500000' }, '₹97,500'],
    ['ltcg-tax', { gainRupees: '225000' }, '₹13,000'],
    ['cagr', { fromRupees: '100', toRupees: '121', years: '2' }, '10%'],
    ['rule-of-72', { annualRatePercent: '10' }, '7.2 years'],
    ['option-payoff', { ...call, side: 'buy', spot: 110, lot: 50 }, '₹300'],
    ['option-breakeven', { ...call, kind: 'put' }, '₹96'],
    ['withdrawal-years', { ...corpus, annualRatePercent: 6 }, computed.forEver],
    ['withdrawal-years', { ...corpus, annualRatePercent: 0 }, '16.7 years'],
    ['percent-of', { rupees: 45000, percent: 30 }, '₹13,500'],
    ['emergency-fund', { monthlyRupees: 30000, months: 6 }, '₹1.8 lakh'],
    ['law', { row: 'standard-deduction#standardDeduction', field: 'new.rupees' }, '₹75,000'],
    ['law', { row: 'cess#healthAndEducationCess', field: 'ratePercent' }, '4%'],
  ] as const)('%s of %o is %s', (rule, input, figure) => {
    expect(plainSpaces(computedRules[rule]?.(input, context))).toBe(figure);
  });

  it.each([
    ['emi', { principalRupees: 1 }, 'annualRate'],
    ['rule-of-72', { rate: 1 }, 'rate'],
  ])('%s refuses inputs that are not its own: %o', (rule, input, problem) => {
    expect(() => computedRules[rule]?.(input, context)).toThrow(problem);
  });
});
