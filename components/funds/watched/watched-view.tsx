import { RemoveButton } from '@/components/saved/remove-saved-item';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { listPath, type ListQuery } from '@/lib/funds/domain/list/list-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Result } from '@/lib/result';
import type { SavedItem } from '@/lib/saved/saved-item';
import { LazyGuestFunds } from './lazy-guest-funds';
import { WatchedTable } from './watched-table';
import { fundsPath } from '@/lib/navigation/page-paths';

const { funds, saved } = messages();
const { watched: watchedMessages } = funds.list;

/** The funds that a person watches: a member's from the account, a guest's from the browser. */
export function WatchedView({
  query,
  items,
  schemes,
  dayChanges,
  market,
}: {
  query: ListQuery;
  items: Result<SavedItem[], AccountProblem>;
  schemes: readonly Scheme[];
  /** In percent, by scheme code. */
  dayChanges: ReadonlyMap<number, number>;
  market: Market;
}) {
  if (!items.ok && items.problem === 'unavailable') {
    return (
      <Panel label={watchedMessages.title}>
        <p className="p-4 text-sm md:p-5">{watchedMessages.unavailable}</p>
      </Panel>
    );
  }
  if (!items.ok) {
    return (
      <Panel
        label={watchedMessages.title}
        foot={
          <>
            {watchedMessages.guest}{' '}
            <TextLink href={signInUrl(listPath(query))} prefetches={false}>
              {watchedMessages.signIn}
            </TextLink>
          </>
        }
      >
        <LazyGuestFunds
          fundsPath={fundsPath}
          messages={watchedMessages}
          removeMessages={saved.remove}
          none={<NoFunds />}
        />
      </Panel>
    );
  }
  const byCode = new Map(schemes.map((scheme) => [String(scheme.code), scheme]));
  const watched = watchedIn(items.value, 'fund').map(({ itemId, instrumentId, name }) => {
    const scheme = byCode.get(instrumentId) ?? null;
    const known = scheme?.name ?? name ?? fill(watchedMessages.code, { code: instrumentId });
    const code = Number(instrumentId);
    const dayPercent = dayChanges.get(code) ?? null;
    return { itemId, code, href: fundPath(code), scheme, dayPercent, name: known };
  });
  return (
    <Panel
      label={watchedMessages.title}
      foot={watched.length > 0 ? watchedMessages.source : undefined}
    >
      {watched.length > 0 ? (
        <WatchedTable
          funds={watched}
          market={market}
          removal={({ itemId, name }) => (
            <RemoveButton
              id={itemId}
              label={saved.remove.ask}
              name={fill(saved.remove.askFor, { title: name })}
            />
          )}
          messages={watchedMessages}
        />
      ) : (
        <NoFunds />
      )}
    </Panel>
  );
}

function NoFunds() {
  return (
    <div className="p-4 md:p-5">
      <EmptyState
        title={watchedMessages.none}
        action={<ButtonLink href={fundsPath}>{watchedMessages.browse}</ButtonLink>}
      >
        {watchedMessages.noneText}
      </EmptyState>
    </div>
  );
}
