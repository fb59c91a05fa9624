import { memo } from 'react';
import { Card } from '@/components/ui/card/card';
import { PageTabs } from '@/components/ui/page-tabs';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import { openTab, tabIds, tabQuery, type TabId } from '@/lib/sip/domain/inputs/page-query';
import { ComparePlans } from './compare-plans';
import type { DetailsProps, PanelProps } from './details-parts';
import { PlanWorking } from './plan-working';
import { PlanYears } from './plan-years';
import { TaxAtEnd } from './tax-at-end';
import { Withdrawals } from './withdrawals';
import { figureColumn, Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import type { Messages } from '@/lib/messages';
import { formatRupees, formatPercent } from '@/lib/money/rupees';
import { printedCases } from '@/lib/sip/domain/working';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import { costOfDelay, expenseDragRupees, netReturnPercent } from '@/lib/sip/domain/plan-costs';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import { spanInWords } from '@/components/sip/plan-sentence';

/**
 * The details below the result, one tab at a time. Drawn by the server first; the browser fetches this code with
 * the first edit. Memoised: it follows the answer a frame later, and a key pressed in between does not draw it again.
 */
export const SipDetails = memo(function SipDetails(props: DetailsProps) {
  const { inputs, savedQuery, openedQuery, messages, hasHistory, onTab } = props;
  const besideQuery = savedQuery + openedQuery;
  const { tabs: titles, language } = messages.details;
  const open = openTabOf(props);
  const path = inputsPath(inputs, language);
  return (
    <div id="sip-details" className="below-window grid scroll-mt-20 grid-cols-1 gap-4">
      <PageTabs
        label={titles.label}
        current={open}
        tabs={tabsOf(props).map((id) => ({
          id,
          title: titles[id],
          href: `${path}${tabQuery(id)}${besideQuery}#sip-details`,
          // The history of a fund is on the server.
          onChoose: onTab && (id !== 'fund' || hasHistory) ? () => onTab(id) : null,
        }))}
        className="border-b border-line"
      />
      <OpenPanel {...props} besideQuery={besideQuery} open={open} />
    </div>
  );
});

function OpenPanel({ open, ...props }: PanelProps & { open: TabId }) {
  const { answer, messages } = props;
  const { details } = messages;
  switch (open) {
    case 'years':
      return <PlanYears {...props} />;
    case 'compare':
      return (
        <Card title={details.compare.title} titleId="sip-compare">
          <ComparePlans {...props} />
        </Card>
      );
    case 'withdrawals':
      return (
        <Card title={details.withdrawals.title} titleId="sip-withdrawals">
          <Withdrawals {...props} />
        </Card>
      );
    case 'tax':
      return answer.main.redemption ? (
        <Card title={details.tax.title} titleId="sip-tax">
          <TaxAtEnd {...props} redemption={answer.main.redemption} />
        </Card>
      ) : null;
    case 'costs':
      return (
        <Card title={details.costs.title} titleId="sip-costs">
          <CostNote {...props} />
        </Card>
      );
    case 'fund':
      // Beside this part (SipCalculator), so that what is typed in it outlives an edit of the plan.
      return null;
    case 'working':
      return (
        <>
          <Card id="sip-convention" title={details.working.title} titleId="sip-working">
            <PlanWorking {...props} />
          </Card>
          <Card title={details.print.title} titleId="sip-print">
            <WrongInPrint messages={details.print} />
          </Card>
        </>
      );
  }
}

type Asked = Pick<DetailsProps, 'inputs' | 'answer' | 'tab' | 'savedQuery'>;

/** The tab that shows. */
export function openTabOf(asked: Asked): TabId {
  return openTab(tabsOf(asked), asked.tab, asked.savedQuery !== '');
}

function tabsOf({ inputs, answer }: Pick<Asked, 'inputs' | 'answer'>): readonly TabId[] {
  return tabIds.filter((id) => {
    if (id === 'compare') return answer.others.length > 0;
    if (id === 'withdrawals') return inputs.withdrawalRupees > 0;
    return id !== 'tax' || answer.main.redemption !== null;
  });
}

type PrintedCase = (typeof printedCases)[number];

/** Figures shown by other websites, beside the correct ones. */
function WrongInPrint({ messages }: { messages: Messages['sip']['details']['print'] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose">{messages.intro}</p>
      <Table
        caption={messages.table}
        isCaptionHidden
        hasCards
        className="has-sentences"
        rows={printedCases}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'case',
            title: messages.case,
            width: 'name',
            cell: ({ id }) => messages.cases[id].plan,
          },
          figureColumn(
            'printed',
            messages.printed,
            ({ id }: PrintedCase) => messages.cases[id].printed,
          ),
          rupeesColumn('right', messages.right, (row: PrintedCase) => row.rightRupees),
          {
            id: 'why',
            title: messages.why,
            width: 'sentence',
            cell: ({ id }) => messages.cases[id].why,
          },
        ]}
      />
    </div>
  );
}

/** The cost of one percent a year is shown even where no costs were typed. */
const examplePercent = 1;

/** The cost of fees and of a delay, in rupees and as the larger instalment that makes up for it. */
function CostNote({ inputs, answer: { main }, messages }: PanelProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      <p>{dragInWords(inputs, main, messages.details.costs)}</p>
      <p>{delayInWords(inputs, main, messages)}</p>
    </div>
  );
}

function dragInWords(
  inputs: SipInputs,
  { plan, projection }: PlanOutcome,
  messages: Messages['sip']['details']['costs'],
): string {
  const convention = conventionOf(inputs);
  const { expenseRatioPercent = 0 } = plan;
  if (expenseRatioPercent === 0) {
    const lostRupees = expenseDragRupees(plan, examplePercent, convention);
    return fill(messages.noDrag, { lost: formatLakhCrore(lostRupees, messages.language) });
  }
  const lostRupees = expenseDragRupees(plan, expenseRatioPercent, convention);
  return fill(messages.drag, {
    ratio: formatPercent(expenseRatioPercent),
    gross: formatPercent(plan.annualReturnPercent),
    net: formatPercent(netReturnPercent(plan)),
    lost: formatLakhCrore(lostRupees, messages.language),
    before: formatLakhCrore(projection.valueRupees + lostRupees, messages.language),
    after: formatLakhCrore(projection.valueRupees, messages.language),
  });
}

function delayInWords(
  inputs: SipInputs,
  { plan }: PlanOutcome,
  { answer, details: { costs } }: Messages['sip'],
): string {
  if (inputs.delayMonths === 0) return costs.noDelay;
  const span = spanInWords(inputs.delayMonths, answer);
  const delay = costOfDelay(plan, inputs.delayMonths, conventionOf(inputs));
  if (!delay.ok) return fill(costs.delayOver, { span });
  const { lateValueRupees, lostRupees, extraMonthlyRupees } = delay.value;
  if (lostRupees <= 0) return fill(costs.delayFree, { span });
  const values = {
    span,
    value: formatLakhCrore(lateValueRupees, costs.language),
    lost: formatLakhCrore(lostRupees, costs.language),
  };
  if (extraMonthlyRupees === null) return fill(costs.delayBeyond, values);
  return fill(costs.delay, {
    ...values,
    extra: formatRupees(extraMonthlyRupees),
    total: formatRupees(plan.monthlyRupees + extraMonthlyRupees),
    monthly: formatRupees(plan.monthlyRupees),
  });
}
