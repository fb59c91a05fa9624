import type { Messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';

export type SipMessages = Messages['sip'];

export type FirstMessages = ReturnType<typeof firstMessages>;

/** What the calculator prints before its engine is there. */
export function firstMessages(
  { answer, fields, summaries, details, share }: SipMessages,
  language: Language,
) {
  return {
    language,
    answerTitle: answer.title,
    formTitle: fields.title,
    submit: fields.submit,
    /** Beside the title of a group with a field to correct. */
    correct: summaries.correct,
    unavailable: details.unavailable,
    share,
  };
}

const fetchers = {
  en: () => import('@/lib/messages/en/sip'),
  hi: () => import('@/lib/messages/hi/sip'),
} satisfies Record<Language, unknown>;

/** All messages of the calculator. They come with the engine: as props they were a fifth of the document. */
export async function fetchSipMessages(language: Language): Promise<SipMessages> {
  const { sip } = await fetchers[language]();
  return sip;
}
