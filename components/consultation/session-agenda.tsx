import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { OwnSentence } from '@/components/ui/figures/amount';
import { classNames } from '@/components/ui/class-names';
import {
  agendaQuestions,
  type SavedNumbers,
  intakeInWords,
} from '@/lib/consultation/domain/agenda-questions';
import type { Booking } from '@/lib/consultation/domain/booking';
import { messages } from '@/lib/messages';

const { consultation, display } = messages();
const { booking: own } = consultation;

/** As the saved plans and tax calculations print an amount: ₹1,50,800, ₹24.15 lakh, ₹1.2 lakh crore. */
const amountInWords = /₹[\d,.]*\d(?:\slakh)?(?:\scrore)?/g;

/** The prepared agenda and the answers that it was made from. */
export function SessionAgenda({
  booking,
  numbers,
  isRegistered,
}: {
  booking: Booking;
  numbers: SavedNumbers;
  isRegistered: boolean;
}) {
  const questions = agendaQuestions(booking.intake, numbers, consultation.agenda);
  return (
    <>
      {booking.status === 'booked' && booking.intake ? (
        <Card
          title={consultation.agenda.title}
          titleId="agenda"
          description={
            isRegistered ? consultation.agenda.introRegistered : consultation.agenda.intro
          }
        >
          <ol className="grid list-decimal gap-2 pl-5">
            {questions.map((question) => (
              <li key={question} className="wrap-anywhere">
                {withHideableAmounts(question)}
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      <Card title={own.answers} titleId="answers">
        {booking.intake ? (
          <Facts
            facts={intakeInWords(booking, consultation).map(({ name, value }) => ({
              name,
              value: withHideableAmounts(value),
            }))}
            isNarrow
          />
        ) : (
          <p className="text-ink-soft">{own.noAnswers}</p>
        )}
      </Card>
    </>
  );
}

function withHideableAmounts(text: string): ReactNode {
  return (
    <OwnSentence
      text={text}
      amounts={text.match(amountInWords) ?? []}
      hiddenLabel={display.amountHidden}
    />
  );
}

type FactsProps = {
  facts: readonly { name: string; value: ReactNode }[];
  /** In a narrow column the value is below its name, on any screen. */
  isNarrow?: boolean;
};

/** Names and what belongs to them. */
export function Facts({ facts, isNarrow = false }: FactsProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-1 gap-x-6',
        isNarrow ? 'gap-y-3' : 'gap-y-3 sm:gap-y-1 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]',
      )}
    >
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className={isNarrow ? undefined : 'grid sm:col-span-2 sm:grid-cols-subgrid sm:py-1'}
        >
          <dt className={classNames('text-sm text-ink-soft', isNarrow ? null : 'sm:pt-0.5')}>
            {name}
          </dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
