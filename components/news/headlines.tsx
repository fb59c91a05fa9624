import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';
import type { DateKind } from '@/lib/news/domain/item';
import { printedDate } from '@/lib/news/domain/printed-date';

export type CardHeadline = {
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
  isSample,
  messages,
}: {
  headlines: readonly CardHeadline[];
  /** Whether they are sample headlines. */
  isSample: boolean;
  messages: Messages['news']['card'];
}) {
  return (
    <div>
      {headlines.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul className="grid gap-3">
          {headlines.map(({ id, title, link, source, language, ...dated }) => (
            <li key={id} className="grid gap-0.5">
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
              <span className="text-sm text-ink-soft">
                {source},{' '}
                {dated.publishedAt ? (
                  <time dateTime={dated.publishedAt}>
                    {printedDate(dated, { firstSeen: messages.firstSeen, noTime: notKnown })}
                  </time>
                ) : (
                  notKnown
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm">
        <TextLink href="/features/financial-news">{messages.all}</TextLink>
      </p>
      {isSample ? <p className="mt-2 text-sm text-ink-soft">{messages.sample}</p> : null}
    </div>
  );
}
