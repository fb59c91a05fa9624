import { Card } from '@/components/ui/card';
import type { Messages } from '@/lib/messages';
import type { SipPlan } from '@/lib/sip/plan';
import { projectSip } from '@/lib/sip/project';
import { PlanChart } from './plan-chart';
import { PlanWorking } from './plan-working';

export type SipDetailsProps = { plan: SipPlan; messages: Messages['sip']['details'] };

/** Everything below the answer. Drawn by the server first; the browser fetches this code with the first edit. */
export function SipDetails({ plan, messages }: SipDetailsProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={messages.title} titleId="sip-years">
        <PlanChart plan={plan} projection={projectSip(plan)} messages={messages} />
      </Card>
      <Card title={messages.working.title} titleId="sip-working">
        <PlanWorking plan={plan} messages={messages.working} />
      </Card>
    </div>
  );
}
