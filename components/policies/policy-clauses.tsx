'use client';

import type { ReactNode } from 'react';
import { useTextInHtml, textSource, type TextSource } from '@/components/ui/loading/text-in-html';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import type { ClauseMessages } from '@/lib/policies/clauses';
import type { DatumId, DatumMessages, RightId, RightMessages } from '@/lib/policies/data-inventory';

type PolicyTexts = {
  clauses: Readonly<Record<string, ClauseMessages>>;
  /** By version. */
  changeLog: Readonly<Record<string, string>>;
};
type PrivacyTexts = PolicyTexts & {
  inventory: Readonly<Record<DatumId, DatumMessages>>;
  rights: Readonly<Record<RightId, RightMessages>>;
};

export const privacyTexts: Readonly<Record<Language, TextSource<PrivacyTexts>>> = {
  en: textSource(async () => {
    const { privacyPolicy } = await import('@/lib/messages/en/policies/privacy-policy');
    return privacyPolicy;
  }),
  hi: textSource(async () => {
    const { privacyPolicy } = await import('@/lib/messages/hi/policies/privacy-policy');
    return privacyPolicy;
  }),
};

const deliveryTexts: Readonly<Record<Language, TextSource<PolicyTexts>>> = {
  en: textSource(async () => {
    const { deliveryPolicy } = await import('@/lib/messages/en/policies/delivery-policy');
    return deliveryPolicy;
  }),
  hi: textSource(async () => {
    const { deliveryPolicy } = await import('@/lib/messages/hi/policies/delivery-policy');
    return deliveryPolicy;
  }),
};

export const clauseTexts = { privacyPolicy: privacyTexts, deliveryPolicy: deliveryTexts } as const;

/** How many paragraphs and points a clause has: what hydration has to know of it. */
type ClauseShape = readonly [id: string, paragraphs: number, points: number];

/**
 * Contents with anchors, and the clauses (styled in app/base.css): heading, plain summary beside the text, and what closes
 * a clause (a table, a contact). It is a client component only to make the document smaller: the text is in the HTML alone
 * (text-in-html.ts).
 */
export function PolicyClauses({
  policy,
  language,
  shapes,
  values,
  inserts,
  messages,
}: {
  policy: keyof typeof clauseTexts;
  language: Language;
  shapes: readonly ClauseShape[];
  /** The values of the placeholders in the text. */
  values: Readonly<Record<string, string | number>>;
  /** By the id of the clause that they close. */
  inserts: Readonly<Record<string, ReactNode>>;
  /** `inShort` stands over a plain summary. */
  messages: { contents: string; printNote: string; inShort: string };
}) {
  const clauses = useTextInHtml(clauseTexts[policy][language])?.clauses;
  const filled = (sentence: string | undefined) => (sentence ? fill(sentence, values) : '');
  const titleOf = (id: string) => clauses?.[id]?.title ?? '';
  return (
    <>
      <nav
        aria-labelledby="contents"
        className="rounded-lg border border-line bg-surface p-4 md:p-5"
      >
        <h2 id="contents" className="text-xl">
          {messages.contents}
        </h2>
        <ol className="mt-2 list-decimal pl-7 md:columns-2 md:gap-x-10 [&_li]:py-1">
          {shapes.map(([id]) => (
            <li key={id}>
              <a href={`#${id}`} suppressHydrationWarning>
                {titleOf(id)}
              </a>
            </li>
          ))}
        </ol>
        <p className="no-print mt-3 text-sm text-ink-soft">{messages.printNote}</p>
      </nav>
      {shapes.map(([id, paragraphs, points], index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="clause">
          <h2 id={`${id}-title`} suppressHydrationWarning>
            {clauses ? `${index + 1}. ${titleOf(id)}` : ''}
          </h2>
          <div>
            <aside role="note" aria-label={messages.inShort}>
              <strong>{messages.inShort}</strong>
              <p suppressHydrationWarning>{filled(clauses?.[id]?.summary)}</p>
            </aside>
            <div>
              {Array.from({ length: paragraphs }, (_, at) => (
                <p key={at} suppressHydrationWarning>
                  {filled(clauses?.[id]?.text[at])}
                </p>
              ))}
              {points > 0 ? (
                <ul>
                  {Array.from({ length: points }, (_, at) => (
                    <li key={at} suppressHydrationWarning>
                      {filled(clauses?.[id]?.points?.[at])}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </div>
          {inserts[id]}
        </section>
      ))}
    </>
  );
}
