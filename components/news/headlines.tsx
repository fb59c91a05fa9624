import { notKnown } from '@/lib/text/not-known';
import { printedDate, type DateKind } from '@/lib/news/domain/item';
import { messages } from '@/lib/messages';

const { card: cardMessages } = messages().news;

type CardHeadline = {
  id: string;
  title: string;
  /** null where the outlet gives no address. */
  link: string | null;
  source: string;
  /** An ISO instant; null where the outlet gives no time. */
  publishedAt: string | null;
  dateKind?: DateKind;
  language: 'en' | 'hi';
};

/** The newest headlines with their source and time: what the dashboard's card holds. */
export function Headlines({
  headlines,
  areAllMuted,
  areMutesUnknown,
}: {
  headlines: readonly CardHeadline[];
  /** None is left, though there are headlines for others. */
  areAllMuted: boolean;
  /** True when the member's mutes could not be read, so nothing is hidden. */
  areMutesUnknown: boolean;
}) {
  return (
    <>
      {areMutesUnknown ? (
        <p className="mb-2 text-xs text-ink-soft">{cardMessages.mutesUnknown}</p>
      ) : null}
      {headlines.length === 0 ? (
        <p className="text-ink-soft">{areAllMuted ? cardMessages.muted : cardMessages.none}</p>
      ) : (
        <ul className="-my-2 grid">
          {headlines.map(({ id, title, link, source, language, ...dated }) => (
            <li key={id} className="grid gap-0.5 border-b border-line py-2 text-sm last:border-0">
              <span lang={language}>
                {link ? (
                  <a
                    href={link}
                    rel="noopener noreferrer nofollow"
                    className="text-ink underline-offset-4 hover:text-accent hover:underline"
                  >
                    {title}
                  </a>
                ) : (
                  title
                )}
              </span>
              <span className="text-xs text-ink-soft">
                {source},{' '}
                {dated.publishedAt ? (
                  <time dateTime={dated.publishedAt}>
                    {printedDate(dated, { firstSeen: cardMessages.firstSeen, noTime: notKnown })}
                  </time>
                ) : (
                  notKnown
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
