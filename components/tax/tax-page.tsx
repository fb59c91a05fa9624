import type { Metadata } from 'next';
import { calculatorMetadata, CalculatorPage } from '@/components/calculators/calculator-page';
import { LanguageLink } from '@/components/shell/breadcrumbs';
import { AnswerBar } from './answer-bar';
import { answerOf, type Answer } from './answer-of';
import { ExampleAnswer, fullYearName, yearName } from './tax-answer';
import { firstMessages } from './first-messages';
import { formGroups, startFacts, type TaxMessages } from '@/components/tax/form/form-groups';
import { TaxCalculator } from './tax-calculator';
import { stepRules, TaxDetails } from '@/components/tax/details/tax-details';
import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from '@/lib/law/dated-row';
import { regimes, taxYears, type TaxYearFacts, type TaxYear } from '@/lib/law/tax-years';
import { messages, type Messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { fill } from '@/lib/messages/fill';
import { defaultYear, exampleInput } from '@/lib/tax/domain/inputs/input';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import { LawRows, type LawRow } from '@/components/tax/details/law-rows';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { formatRupees } from '@/lib/money/rupees';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { knownErrors, type KnownError } from '@/lib/tax/domain/working/known-errors';
import { taxPath } from '@/lib/navigation/page-paths';

function calculatorOf({ tax, navigation }: Messages) {
  return {
    path: taxPath,
    title: navigation.titles.incomeTaxCalculator,
    messages: tax.page,
  } as const;
}

/** Metadata of the page in a language. */
export function taxMetadata(language: Language): Metadata {
  return calculatorMetadata(calculatorOf(messages(language)), language);
}

/** The calculator in a language: the same HTML for every visitor, because no one's figures reach the server. */
export function TaxPage({ language, siteUrl }: { language: Language; siteUrl: string }) {
  const allMessages = messages(language);
  const { tax, taxGlossary, taxKnownErrors, navigation } = allMessages;
  const taxMessages = { ...tax, glossary: taxGlossary };
  const example = answerOf(exampleInput(defaultYear));
  return (
    <CalculatorPage {...calculatorOf(allMessages)} language={language} siteUrl={siteUrl}>
      <TaxCalculator
        title={navigation.titles.incomeTaxCalculator}
        languageLink={<LanguageLink path={taxPath} language={language} />}
        notice={
          <noscript>
            <Alert tone="warn" className="mb-4">
              {tax.page.noscript}
            </Alert>
          </noscript>
        }
        start={startFacts(defaultYear)}
        groups={formGroups.map(({ id }) => id)}
        years={taxYears.map((row) => yearText(row, tax)).reverse()}
        messages={firstMessages(taxMessages)}
        drawnExample={{
          bar: <AnswerBar answer={example} isExample isStale={false} messages={taxMessages} />,
          answer: <ExampleAnswer answer={example} messages={taxMessages} />,
          parts: {
            steps: <TaxDetails part="steps" answer={example} isExcerpt messages={taxMessages} />,
            nextRupee: (
              <TaxDetails part="nextRupee" answer={example} isExcerpt messages={taxMessages} />
            ),
            slabs: <TaxDetails part="slabs" answer={example} messages={taxMessages} />,
          },
        }}
        rulesAndSources={
          <div className="grid grid-cols-1 gap-6">
            <LawNote year={defaultYear} example={example} messages={taxMessages} />
            <KnownErrors messages={tax.errors} errorMessages={taxKnownErrors} />
          </div>
        }
      />
    </CalculatorPage>
  );
}

/** A year as the list names it, with the law that it is under. */
function yearText({ from, to, value }: DatedRow<TaxYearFacts>, tax: Messages['tax']) {
  const last = to ?? from;
  const banner = fill(tax.law.banner, {
    year: fullYearName(value, tax.law.yearNames),
    from: formatDate(from, tax.language),
    to: formatDate(last, tax.language),
    act: tax.law.acts[value.act],
  });
  const { namedCities, claimForm, asksForRelation } = lawOfYear(value.year).hra.value;
  const hraNote = fill(tax.form.notes.hra, {
    year: yearName(value, tax.law.yearNames),
    cities: namedCities.map((city) => tax.choices.hraCity[city]).join(', '),
    form: claimForm,
    relation: asksForRelation ? tax.form.hraRelation : '',
  });
  return {
    value: String(value.year),
    label: yearName(value, tax.law.yearNames),
    banner,
    hraNote,
    last,
  };
}

/** The main rules of the year and of the example with their sources, what is not computed, and the disclaimer. */
function LawNote({
  year,
  example,
  messages,
}: {
  year: TaxYear;
  example: Answer;
  messages: TaxMessages;
}) {
  const law = lawOfYear(year);
  const { law: lawMessages } = messages;
  const { rules } = lawMessages;
  const rows: LawRow[] = regimes.flatMap((regime) => {
    const { slabs, standardDeduction, rebate, surcharge } = law.regimes[regime];
    const named = (rule: string) => `${rule}, ${messages.regimes[regime]}`;
    return [
      { rule: named(rules.slabs), law: slabs.below60 },
      { rule: named(rules.standardDeduction), law: standardDeduction },
      { rule: named(rules.rebate), law: rebate },
      { rule: named(rules.surcharge), law: surcharge },
    ];
  });
  rows.push({ rule: rules.cess, law: law.cess }, { rule: rules.rounding, law: law.taxRounding });
  // A rule is listed once, under the first of its names.
  rows.push(...stepRules(example, messages));
  return (
    <div>
      <p className="mb-3 text-sm text-ink-soft">
        {fill(lawMessages.lead, { year: yearName(law.year.value, lawMessages.yearNames) })}
      </p>
      <LawRows
        caption={lawMessages.caption}
        rows={rows}
        act={law.year.value.act}
        messages={lawMessages}
      />
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{lawMessages.notComputed}</p>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{lawMessages.advice}</p>
    </div>
  );
}

/** What other calculators get wrong, with the wrong and the right number beside each other. */
function KnownErrors({
  messages,
  errorMessages,
}: {
  messages: Messages['tax']['errors'];
  errorMessages: Messages['taxKnownErrors'];
}) {
  const columns: Column<KnownError>[] = [
    {
      id: 'what',
      title: messages.what,
      width: 'sentence',
      cell: (error) => <Reason error={error} messages={errorMessages} />,
    },
    rupeesColumn('wrong', messages.wrong, ({ shownRupees }) => shownRupees),
    figureColumn('right', messages.right, (error) => (
      <strong>{formatRupees(rightRupees(error))}</strong>
    )),
  ];
  return (
    <section aria-labelledby="tax-errors" className="no-print grid grid-cols-1 gap-2">
      <h3 id="tax-errors" className="text-base font-semibold">
        {messages.title}
      </h3>
      <p className="text-sm text-ink-soft">{messages.lead}</p>
      <Table
        caption={messages.caption}
        isCaptionHidden
        hasCards
        className="has-sentences"
        columns={columns}
        rows={knownErrors}
        rowKey={({ name }) => name}
      />
    </section>
  );
}

function Reason({ error, messages }: { error: KnownError; messages: Messages['taxKnownErrors'] }) {
  return (
    <>
      {messages.reasons[error.name]}{' '}
      <span className="text-ink-soft">
        {fill(messages.basis[error.basis], {
          where: fill(messages.places[error.foundIn], { sites: error.sites }),
          shown: formatRupees(error.shownRupees),
          right: formatRupees(rightRupees(error)),
        })}
      </span>
    </>
  );
}

function rightRupees({ input }: KnownError): number {
  return computeTax(input, 'new').taxRupees;
}
