import { TextDisclosure } from '@/components/ui/disclosure';
import type { AskedQuestion } from '@/lib/education/domain/course';
import type { Messages } from '@/lib/messages';

/** A question whose answers the browser itself opens: shown before scripts run, and without them. */
export function QuizAnswers({
  question: { question, options, lesson = null },
  messages,
}: {
  question: Pick<AskedQuestion, 'question' | 'options'> & Partial<Pick<AskedQuestion, 'lesson'>>;
  messages: Pick<Messages['education']['quiz'], 'showAnswer' | 'rightAnswer' | 'paragraph'>;
}) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{question}</p>
      <ul className="list-disc pl-6">
        {options.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <TextDisclosure title={messages.showAnswer}>
        <ul className="grid gap-2">
          {options.map(({ text, isRight, why, paragraph }) => (
            <li key={text}>
              <span className="font-semibold">{text}</span>
              {isRight ? ` (${messages.rightAnswer})` : null}: {why}{' '}
              <a href={`${lesson?.path ?? ''}#${paragraph}`} className="link">
                {messages.paragraph}
              </a>
            </li>
          ))}
        </ul>
      </TextDisclosure>
    </div>
  );
}
