import { createEmptyCard, fsrs, generatorParameters, Rating, State, type Card } from 'ts-fsrs';
import type { Answer } from './progress';

/**
 * FSRS (ts-fsrs, its default weights) decides when a question comes back: on the day on which it would be known with
 * this probability. Nothing is left to chance and nothing happens within a day, so that the same answers always give
 * the same plan.
 */
const scheduler = fsrs(
  generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
);

/** What is remembered of a question. */
export type Memory = {
  /** When it is due for review; a wrong answer is due within a day or two. */
  dueAtMs: number;
  /** The probability, 0 to 1, that it is still known. */
  retrievability: number;
};

/** The memory that a question's answers, oldest first, leave at a moment; null without any. */
export function memoryOf(answers: readonly Answer[], now: Date): Memory | null {
  const [first] = answers;
  if (!first) return null;
  let card: Card = createEmptyCard(new Date(first.atMs));
  for (const { atMs, isRight } of answers) {
    card = scheduler.next(card, new Date(atMs), isRight ? Rating.Good : Rating.Again).card;
  }
  const isKnown = card.state !== State.New && answers.at(-1)?.isRight === true;
  return {
    dueAtMs: card.due.getTime(),
    retrievability: isKnown ? scheduler.get_retrievability(card, now, false) : 0,
  };
}
