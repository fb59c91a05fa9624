import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { answerTimes } from '@/lib/policies/answer-times';
import { Facts } from './facts';

type Words = Messages['consultation'];

/** What must be known before booking: who, what it costs, how one gets out of it, and where to complain. */
export function Terms({
  settings: { host, registration, feeRupees, rules },
  grievance,
  willMailBeSent,
  messages: { host: who, fees, complaint },
}: {
  settings: Pick<ConsultationSettings, 'host' | 'registration' | 'feeRupees' | 'rules'>;
  grievance: { name: string; email: string };
  willMailBeSent: boolean;
  messages: Words;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Card title={who.title} titleId="consultation-host">
        <Facts
          isNarrow
          facts={[
            { name: who.name, value: host.name },
            ...(host.about ? [{ name: who.about, value: host.about }] : []),
            {
              name: who.registration,
              value: registration
                ? fill(who.registrationText, {
                    number: registration.number,
                    day: formatDate(registration.validUntil),
                  })
                : who.none,
            },
            { name: who.place, value: who.placeText },
          ]}
        />
      </Card>
      <Card title={fees.title} titleId="consultation-fees">
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
      </Card>
      <Card title={complaint.title} titleId="consultation-complaint">
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
      </Card>
    </div>
  );
}
