import { Facts } from './facts';
import { Card } from '@/components/ui/card/card';
import { agendaQuestions, type SavedNumbers } from '@/lib/consultation/domain/agenda-questions';
import type { Booking } from '@/lib/consultation/domain/booking';
import { intakeInWords } from '@/lib/consultation/domain/intake-words';
import { messages } from '@/lib/messages';

const { consultation: words } = messages();
const { booking: own } = words;

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
  const questions = agendaQuestions(booking.intake, numbers, words.agenda);
  return (
    <>
      {booking.status === 'booked' && booking.intake ? (
        <Card
          title={words.agenda.title}
          titleId="agenda"
          description={isRegistered ? words.agenda.introRegistered : words.agenda.intro}
        >
          <ol className="grid list-decimal gap-2 pl-5">
            {questions.map((question) => (
              <li key={question} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      <Card title={own.answers} titleId="answers">
        {booking.intake ? (
          <Facts facts={intakeInWords(booking, words)} />
        ) : (
          <p className="text-ink-soft">{own.noAnswers}</p>
        )}
      </Card>
    </>
  );
}
