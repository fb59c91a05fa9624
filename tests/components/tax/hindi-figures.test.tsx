import { render } from '@testing-library/react';
import { answerOf } from '@/components/tax/answer-of';
import { ExampleAnswer } from '@/components/tax/example-answer';
import { TaxDetails } from '@/components/tax/details/tax-details';
import { messages } from '@/lib/messages';
import { defaultYear, exampleInput } from '@/lib/tax/domain/inputs/input';

const { tax, taxGlossary } = messages('hi');
const words = { ...tax, glossary: taxGlossary };

test('the example, its caps and every step are Hindi, figures included', () => {
  const answer = answerOf(exampleInput(defaultYear));
  render(
    <>
      <ExampleAnswer answer={answer} messages={words} />
      {(['steps', 'caps', 'nextRupee', 'slabs'] as const).map((part) => (
        <TaxDetails key={part} part={part} answer={answer} messages={words} />
      ))}
    </>,
  );
  const text = document.body.textContent;
  expect(/\b(?:lakh|crore|rupees?|Jan|Feb|Apr|Jul|Oct|Dec)\b/.exec(text)?.[0]).toBeUndefined();
  expect(text).toContain('लाख');
  expect(text).toMatch(/\d+ (?:अप्रैल|फ़रवरी|जुलाई) 20\d\d/);
});
