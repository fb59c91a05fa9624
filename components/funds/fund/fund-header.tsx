import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { categoryParts } from '@/lib/funds/domain/category';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { fundsPath } from '@/lib/funds/domain/list/list-query';
import { plans, type Plan, type Scheme } from '@/lib/funds/domain/scheme';
import { type Messages, messages } from '@/lib/messages';
import { planAndOption } from '@/components/funds/fund-sentences';
import { WatchButton } from '@/components/holdings/watch-button';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { watchedIn } from '@/lib/holdings/saved-holding';
import type { Result } from '@/lib/result';
import { newSavedId, type SavedItem } from '@/lib/saved/saved-item';
import { LazyGuestWatch } from './lazy-guest-watch';

/** The title row of a fund: name, plan switch, category and actions. */
export function FundHeader({
  scheme,
  other,
  typed,
  watch,
  pill,
  messages,
}: {
  scheme: Scheme;
  /** The same fund and option in the other plan. */
  other: Scheme | null;
  typed: FundTyped;
  watch: ReactNode;
  pill: ReactNode;
  messages: Messages['funds'];
}) {
  const { group, kind } = categoryParts(scheme.category);
  const { plan } = scheme;
  const codeOf = (wanted: Plan) => (plan === wanted ? scheme.code : (other?.code ?? scheme.code));
  const hasSwitch = plan !== null && other !== null;
  return (
    <PageHeader
      title={fundNameOf(scheme)}
      back={{ href: fundsPath, label: messages.fund.back }}
      aside={
        <>
          {hasSwitch ? (
            <div className="no-print rounded border border-line">
              <ViewChips
                label={messages.fund.plan}
                current={plan}
                views={plans.map((id) => ({
                  id,
                  title: messages.plans[id],
                  href: fundPath(codeOf(id), typed),
                }))}
              />
            </div>
          ) : null}
          <p className="text-xs text-ink-soft">
            {[
              hasSwitch
                ? planAndOption({ ...scheme, plan: null }, messages)
                : planAndOption(scheme, messages),
              kind.startsWith(group) ? kind : `${group}, ${kind}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      }
      actions={
        <>
          {watch}
          <ButtonLink
            href={`${fundsPath}?compare=${scheme.code}`}
            variant="secondary"
            prefetches={false}
          >
            {messages.fund.compare}
          </ButtonLink>
          {pill}
        </>
      }
    />
  );
}

const { watchlist, watchOutcomes } = messages().funds.fund;

/** The watchlist button: of the account, or of a guest's browser. Nothing while saved items cannot be read. */
export function WatchAction({
  scheme: { code, name },
  items,
}: {
  scheme: Pick<Scheme, 'code' | 'name'>;
  items: Result<SavedItem[], AccountProblem>;
}) {
  if (!items.ok && items.problem === 'unavailable') return null;
  if (!items.ok) {
    return (
      <LazyGuestWatch
        assetClass="fund"
        instrumentId={String(code)}
        name={name}
        signInHref={signInUrl(fundPath(code))}
        messages={watchlist}
      />
    );
  }
  const watched = watchedIn(items.value, 'fund').find(
    ({ instrumentId }) => instrumentId === String(code),
  );
  return (
    <WatchButton
      assetClass="fund"
      instrumentId={String(code)}
      watchedItemId={watched?.itemId ?? null}
      newItemId={newSavedId()}
      messages={{
        watch: watchlist.watch,
        unwatch: watchlist.unwatch,
        outcomes: watchOutcomes,
      }}
    />
  );
}
