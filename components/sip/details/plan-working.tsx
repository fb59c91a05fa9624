import { sumOf } from '@/lib/cashflow/statistics';
import { TextDisclosure } from '@/components/ui/disclosure';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import type { DetailedPlan } from '@/lib/sip/domain/plan';
import { monthlyRate as beforeCosts } from '@/lib/sip/domain/inputs/convention';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import { workedArithmetic, allConventions, type Run, type Working } from '@/lib/sip/domain/working';
import { FigureList } from '@/components/ui/table/figure-list';
import { ChoiceLinks, type PanelProps } from './details-parts';
import { answerSentence } from '@/components/sip/plan-sentence';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import { tabQuery } from '@/lib/sip/domain/inputs/page-query';

type WorkingMessages = Messages['sip']['details']['working'];

/** Enough that a reader with a calculator gets the same rupee. */
const growthPlaces = 8;

/** The formula with this plan's numbers in it, by the convention that is chosen here. */
export function PlanWorking(props: PanelProps) {
  const { inputs, answer, messages } = props;
  const workingMessages = messages.details.working;
  const { plan } = answer.main;
  const working = workedArithmetic(plan, conventionOf(inputs));
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-3">
        <p>{answerSentence(answer.main, messages.answer)}</p>
        <p className="text-sm text-ink-soft">
          {rupeesInWords(answer.main.projection.valueRupees, messages.language)}
        </p>
        <p>{conventionInWords(inputs, workingMessages)}</p>
        <Lines lines={linesOf(plan, working, inputs, workingMessages)} />
        {working.runs.length > 1 ? (
          <TextDisclosure title={workingMessages.runsTitle}>
            <Lines lines={working.runs.map((run) => runLine(run, workingMessages))} />
          </TextDisclosure>
        ) : null}
        {working.topUps.length > 0 ? (
          <TextDisclosure title={workingMessages.topUpsTitle}>
            <Lines
              lines={working.topUps.map(({ month, rupees, growth, valueRupees }) =>
                fill(workingMessages.topUp, {
                  month,
                  rupees: formatRupees(rupees, 2),
                  growth: formatNumber(growth, growthPlaces),
                  value: formatRupees(valueRupees, 2),
                }),
              )}
            />
          </TextDisclosure>
        ) : null}
        <p className="text-sm text-ink-soft">{workingMessages.rounding}</p>
      </div>
      <ConventionChoice {...props} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 rounded bg-surface-sunken p-4 text-sm wrap-anywhere tabular-nums">
      {lines.map((line, index) => (
        // Two top-ups of one month and amount have equal lines.
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function conventionInWords(
  { rateConvention, paidAt }: SipInputs,
  messages: WorkingMessages,
): string {
  const said = fill(messages.convention, {
    rate: messages[rateConvention],
    paidAt: messages[paidAt],
  });
  return rateConvention === 'nominal' && paidAt === 'start' ? `${said} ${messages.usual}` : said;
}

function linesOf(
  plan: DetailedPlan,
  working: Working,
  inputs: SipInputs,
  messages: WorkingMessages,
): string[] {
  const { monthlyRate, months, runs, topUps } = working;
  const { expenseRatioPercent = 0 } = plan;
  const rateBeforeCosts = beforeCosts(plan.annualReturnPercent, conventionOf(inputs));
  const isNominal = inputs.rateConvention === 'nominal';
  const formula =
    monthlyRate === 0
      ? messages.formulaAtZero
      : inputs.paidAt === 'start'
        ? messages.formula
        : messages.formulaAtEnd;
  return [
    fill(isNominal ? messages.rate : messages.effectiveRate, {
      annual: formatPercent(plan.annualReturnPercent, 4),
      monthly: formatPercent(rateBeforeCosts * 100, 6),
    }),
    ...(expenseRatioPercent > 0
      ? [
          fill(messages.rateAfterCosts, {
            ratio: formatPercent(expenseRatioPercent, 4),
            monthly: formatPercent(monthlyRate * 100, 6),
          }),
        ]
      : []),
    fill(messages.count, { months }),
    ...(runs.length > 0 ? [formula, ...instalmentLines(working, messages)] : []),
    ...(plan.lumpSumRupees > 0
      ? [
          fill(expenseRatioPercent > 0 ? messages.lumpSumAfterCosts : messages.lumpSum, {
            annual: formatPercent(plan.annualReturnPercent, 4),
            ratio: formatPercent(expenseRatioPercent, 4),
            lumpSum: formatRupees(plan.lumpSumRupees, 2),
            growth: formatNumber(working.growthOfStart, growthPlaces),
            value: formatRupees(working.lumpSumValueRupees, 2),
          }),
        ]
      : []),
    ...(topUps.length > 0
      ? [
          fill(messages.topUpsValue, {
            value: formatRupees(sumOf(topUps.map(({ valueRupees }) => valueRupees)), 2),
          }),
        ]
      : []),
    fill(messages.sum, { value: formatRupees(working.valueRupees) }),
  ];
}

function instalmentLines(
  { runs, instalmentsValueRupees }: Working,
  messages: WorkingMessages,
): string[] {
  const [only, second] = runs;
  if (only && !second && only.growthAfter === 1) {
    return [
      fill(messages.instalments, {
        monthly: formatRupees(only.instalmentRupees, 2),
        growth: formatNumber(only.growthOfMonthly, growthPlaces),
        value: formatRupees(only.valueRupees, 2),
      }),
    ];
  }
  return [
    messages.runs,
    ...(only && !second ? [runLine(only, messages)] : []),
    fill(messages.runsValue, { value: formatRupees(instalmentsValueRupees, 2) }),
  ];
}

function runLine(
  { fromMonth, toMonth, instalmentRupees, growthOfMonthly, growthAfter, valueRupees }: Run,
  messages: WorkingMessages,
): string {
  return fill(messages.run, {
    from: fromMonth,
    to: toMonth,
    monthly: formatRupees(instalmentRupees, 2),
    growth: formatNumber(growthOfMonthly, growthPlaces),
    after: formatNumber(growthAfter, growthPlaces),
    value: formatRupees(valueRupees, 2),
  });
}

/** The two conventions by which calculators differ, and the plan's result under each pair. */
function ConventionChoice({
  inputs,
  answer: { main },
  besideQuery,
  messages,
  onChoose,
}: PanelProps) {
  const texts = messages.details.working;
  const { choices } = messages.fields;
  const linkTo = (change: Partial<typeof inputs>) =>
    `${inputsPath({ ...inputs, ...change }, messages.language)}${tabQuery('working')}${besideQuery}#sip-convention`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{texts.choose}</p>
      <ChoiceLinks
        label={texts.rateChoice}
        values={['nominal', 'effective']}
        current={inputs.rateConvention}
        texts={choices}
        hrefOf={(rateConvention) => linkTo({ rateConvention })}
        onChoose={onChoose && ((value) => onChoose('rateConvention', value))}
      />
      <ChoiceLinks
        label={texts.momentChoice}
        values={['start', 'end']}
        current={inputs.paidAt}
        texts={choices}
        hrefOf={(paidAt) => linkTo({ paidAt })}
        onChoose={onChoose && ((value) => onChoose('paidAt', value))}
      />
      <FigureList
        figures={allConventions(main.plan).map(({ convention: { rate, paidAt }, valueRupees }) => ({
          label: `${choices[rate]}, ${choices[paidAt].toLowerCase()}`,
          value: formatRupees(valueRupees),
          isChosen: rate === inputs.rateConvention && paidAt === inputs.paidAt,
        }))}
      />
    </div>
  );
}
