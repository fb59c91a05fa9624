import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/stat';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatRupees } from '@/lib/money/rupees';
import type { SipPlan } from '@/lib/sip/plan';
import type { Projection } from '@/lib/sip/project';
import { answerSentence, planInWords } from './plan-sentence';

/** Value, investment and gain in figures and words. Stale: a field is wrong, and this is the last good answer. */
export function PlanAnswer({
  plan,
  projection,
  isStale,
  messages,
}: {
  plan: SipPlan;
  projection: Projection;
  isStale: boolean;
  messages: Messages['sip']['answer'];
}) {
  const { investedRupees, gainRupees, valueRupees } = projection;
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      {isStale ? (
        <Alert tone="warn">{fill(messages.stale, { plan: planInWords(plan, messages) })}</Alert>
      ) : null}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Stat
          className="sm:col-span-2"
          isMain
          label={messages.value}
          value={formatRupees(valueRupees)}
          note={rupeesInWords(valueRupees)}
        />
        <Stat
          label={messages.invested}
          value={formatRupees(investedRupees)}
          note={rupeesInWords(investedRupees)}
        />
        <Stat
          label={gainRupees < 0 ? messages.loss : messages.gain}
          value={formatRupees(gainRupees)}
          note={rupeesInWords(gainRupees)}
        />
      </dl>
      <p className="max-w-prose">{answerSentence(plan, projection, messages)}</p>
    </div>
  );
}
