import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { cryptoPath } from '@/lib/crypto/domain/coin-path';
import { fundsPath } from '@/lib/search/page-paths';

/** Where to look when nothing was found: the lists that have a search of their own. */
export function WaysOn({
  query,
  sent,
  hasAnswer,
  messages: { dialog },
}: {
  query: string;
  sent: string;
  /** Then nothing is missing, and only the ways are shown. */
  hasAnswer: boolean;
  messages: Messages['search'];
}) {
  const words = encodeURIComponent(sent);
  return (
    <div className="grid gap-3">
      {hasAnswer ? null : <p role="status">{fill(dialog.empty, { query })}</p>}
      {sent ? (
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <TextLink href={`${fundsPath}?q=${words}`}>
              {fill(dialog.inFunds, { query: sent })}
            </TextLink>
          </li>
          <li>
            <TextLink href={`${cryptoPath}?q=${words}`}>
              {fill(dialog.inCoins, { query: sent })}
            </TextLink>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
