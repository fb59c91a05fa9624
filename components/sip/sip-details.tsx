import { memo } from 'react';
import { Card } from '@/components/ui/card/card';
import { ComparePlans } from './compare-plans';
import { CostNote } from './cost-note';
import type { DetailsProps } from './details-props';
import { PlanWorking } from './plan-working';
import { PlanYears } from './plan-years';
import { TaxAtEnd } from './tax-at-end';
import { Withdrawals } from './withdrawals';
import { WrongInPrint } from './wrong-in-print';

/**
 * While the visitor types, parts out of sight are neither laid out nor painted, because each key press would be slow.
 * As sent by the server the page is whole, for screenshots and for visitors who only read.
 */
const outOfSight =
  '[content-visibility:auto] [contain-intrinsic-size:auto_40rem] print:[content-visibility:visible]';

/**
 * Everything below the answer. Drawn by the server first; the browser fetches this code with the first edit. Memoised:
 * it follows the answer a frame later, and a key pressed in between does not draw it again.
 */
export const SipDetails = memo(function SipDetails(props: DetailsProps) {
  const { inputs, answer, messages, onChoose } = props;
  const { details } = messages;
  const className = onChoose && outOfSight;
  return (
    <div className="grid grid-cols-1 gap-6">
      {answer.others.length > 0 ? (
        <Card title={details.compare.title} titleId="sip-compare" className={className}>
          <ComparePlans {...props} />
        </Card>
      ) : null}
      <Card id="sip-table" title={details.title} titleId="sip-years" className={className}>
        <PlanYears {...props} />
      </Card>
      {inputs.withdrawalRupees > 0 ? (
        <Card title={details.withdrawals.title} titleId="sip-withdrawals" className={className}>
          <Withdrawals {...props} />
        </Card>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        {answer.main.redemption ? (
          <Card title={details.tax.title} titleId="sip-tax" className={className}>
            <TaxAtEnd {...props} redemption={answer.main.redemption} />
          </Card>
        ) : null}
        <Card title={details.costs.title} titleId="sip-costs" className={className}>
          <CostNote {...props} />
        </Card>
      </div>
      <Card
        id="sip-convention"
        title={details.working.title}
        titleId="sip-working"
        className={className}
      >
        <PlanWorking {...props} />
      </Card>
      <Card title={details.print.title} titleId="sip-print" className={className}>
        <WrongInPrint messages={details.print} />
      </Card>
    </div>
  );
});
