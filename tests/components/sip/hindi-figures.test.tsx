import { render, screen } from '@testing-library/react';
import { formWords } from '@/components/sip/form-words';
import { PlanAnswer } from '@/components/sip/plan-answer';
import { SipDetails } from '@/components/sip/details/sip-details';
import { messages } from '@/lib/messages';
import { answerOf } from '@/lib/sip/domain/answer';
import { readInputs } from '@/lib/sip/domain/inputs/inputs';
import { typedFromQuery } from '@/lib/sip/domain/inputs/query';
import { tabIds } from '@/lib/sip/domain/inputs/tabs';
import { today } from './draw-page';

const { sip } = messages('hi');

/** Everything that the page can say is asked for. */
const query = {
  m: '10000',
  r: '12',
  y: '20',
  s: '10',
  l: '500000',
  g: '20000000',
  w: '50000',
  'b.m': '15000',
  'c.y': '25',
};
const typed = typedFromQuery(query);
const read = readInputs(typed, today);
const answer = answerOf(read.nearest, today);

/** Words of the figures in English, which would be in a Hindi sentence if a call forgot the language. */
const englishFigures =
  /\b(?:lakh|crore|cr|rupees?|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|year|month)\b/;

test('answer and details are Hindi, figures included', () => {
  render(
    <>
      <PlanAnswer inputs={read.nearest} answer={answer} today={today} isStale messages={sip} />
      {tabIds.map((tab) => (
        <SipDetails
          key={tab}
          inputs={read.nearest}
          answer={answer}
          today={today}
          tab={tab}
          savedQuery=""
          hasHistory={false}
          messages={sip}
        />
      ))}
    </>,
  );
  const text = document.body.textContent.replace(/Gazette|Press|\S+\.(?:in|com|org)\S*/g, '');
  expect(englishFigures.exec(text)?.[0]).toBeUndefined();
  expect(text).toContain('करोड़');
  expect(text).toMatch(/\d+ नवंबर 20\d\d/);
  const ownLinks = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === window.location.origin);
  expect(ownLinks.length).toBeGreaterThan(0);
  for (const { pathname } of ownLinks) expect(pathname).toBe('/hi/features/sip-calculator');
});

test('what the form says is Hindi, figures included', () => {
  const words = formWords(
    { ...typed, topUp1Rupees: '5000', topUp1Month: '30', years: '900', age: 'x' },
    readInputs({ ...typed, years: '900', age: 'x', monthlyRupees: '99999999999' }, today),
    answer,
    today,
    sip,
  );
  const said = [words.problems, words.hints, words.summaries].flatMap((part) =>
    Object.values(part),
  );
  expect(said.length).toBeGreaterThan(12);
  // The first hint names the spellings that may be typed.
  const figures = said.filter(
    (text) => text !== sip.hints.rupees && text !== sip.problems.wrong.rupees,
  );
  expect(figures.filter((text) => englishFigures.test(text))).toEqual([]);
});
