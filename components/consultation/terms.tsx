import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { answerTimes } from '@/lib/policies/clauses';
import { Facts } from './session-agenda';

/** Folded details before booking: fee, cancelling, privacy of the answers, complaints. */
export function Terms({
  settings: { registration, feeRupees, rules },
  grievance,
  willMailBeSent,
  messages: { fees, complaint, form },
}: {
  settings: Pick<ConsultationSettings, 'registration' | 'feeRupees' | 'rules'>;
  grievance: { name: string; email: string };
  willMailBeSent: boolean;
  messages: Messages['consultation'];
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 text-sm lg:grid-cols-3 lg:gap-4">
      <Disclosure title={fees.title}>
        <Facts
          isNarrow
          facts={[
            {
              name: fees.fee,
              value:
                feeRupees > 0 ? fill(fees.amount, { amount: formatRupees(feeRupees) }) : fees.free,
            },
            {
              name: fees.notice,
              value: fill(fees.noticeText, { hours: rules.noticeHours, days: rules.aheadDays }),
            },
            {
              name: fees.change,
              value: fill(fees.changeText, { hours: rules.cutoffHours, moves: rules.moves }),
            },
            { name: fees.refund, value: feeRupees > 0 ? fees.refundText : fees.refundFree },
            { name: fees.promise, value: fees.promiseText },
            { name: fees.mail, value: willMailBeSent ? fees.mailOn : fees.mailOff },
          ]}
        />
      </Disclosure>
      <Disclosure title={form.privacy.title}>
        <p className="text-ink-soft">
          {form.privacy.text} <TextLink href="/privacy-policy">{form.privacy.more}</TextLink>
        </p>
      </Disclosure>
      <Disclosure title={complaint.title}>
        <p>{complaint.intro}</p>
        <ol className="mt-2 grid list-decimal gap-2 pl-5">
          <li className="wrap-anywhere">
            {fill(complaint.firm, {
              ...grievance,
              hours: answerTimes.acknowledgementHours,
              days: answerTimes.grievanceDays,
            })}
          </li>
          <li>
            <TextLink href="https://scores.sebi.gov.in" newTabLabel={complaint.newTab}>
              {complaint.scores}
            </TextLink>
            {registration ? null : (
              <span className="block text-ink-soft">{complaint.scoresNone}</span>
            )}
          </li>
          <li>
            <TextLink href="https://smartodr.in" newTabLabel={complaint.newTab}>
              {complaint.odr}
            </TextLink>
          </li>
        </ol>
      </Disclosure>
    </div>
  );
}
