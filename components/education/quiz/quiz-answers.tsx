import { TextDisclosure } from '@/components/ui/disclosure';
import type { AskedQuestion } from '@/lib/education/domain/course';
import { messages } from '@/lib/messages';

const { quiz: quizMessages } = messages().education;

/** A question whose answers the browser itself opens: shown before scripts run, and without them. */
export function QuizAnswers({
  question: { question, options, lesson = null },
}: {
  question: Pick<AskedQuestion, 'question' | 'options'> & Partial<Pick<AskedQuestion, 'lesson'>>;
}) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{question}</p>
      <ul className="list-disc pl-6">
        {options.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <TextDisclosure title={quizMessages.showAnswer}>
        <ul className="grid gap-2">
          {options.map(({ text, isRight, why, paragraph }) => (
            <li key={text}>
              <span className="font-semibold">{text}</span>
              {isRight ? ` (${quizMessages.rightAnswer})` : null}: {why}{' '}
              <a href={`${lesson?.path ?? ''}#${paragraph}`} className="link">
                {quizMessages.paragraph}
              </a>
            </li>
          ))}
        </ul>
      </TextDisclosure>
    </div>
  );
}
