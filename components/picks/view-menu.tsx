import { BookmarkIcon } from '@heroicons/react/20/solid';
import { RemoveButton } from '@/components/saved/remove-button';
import { Popover } from '@/components/ui/overlay/popover';
import { RouteLink } from '@/components/ui/route-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { SavedView } from '@/lib/picks/data/saved-views';
import { companyListPairs, type CompanyListQuery } from '@/lib/picks/domain/company/company-list';
import { saveView } from '@/lib/picks/server/actions';
import { SaveView } from './save-view';

/** The views that a member saved, and a form that saves the one on the page. Works without scripts. */
export function ViewMenu({
  views,
  current,
  hrefOf,
  newId,
  messages,
}: {
  /** Null while the account cannot be reached. */
  views: readonly SavedView[] | null;
  current: CompanyListQuery;
  hrefOf: (view: CompanyListQuery) => string;
  newId: string;
  messages: Messages['picks']['screen']['savedViews'];
}) {
  const query = queryOf(current);
  return (
    <Popover
      id="list-views"
      label={messages.title}
      icon={<BookmarkIcon aria-hidden="true" className="size-5" />}
      className="shrink-0"
    >
      {views === null ? <p className="mb-3">{messages.accountDown}</p> : null}
      {views?.length === 0 ? <p className="mb-3 text-ink-soft">{messages.none}</p> : null}
      {views && views.length > 0 ? (
        <ul className="mb-4 grid gap-1">
          {views.map((view) => (
            <li key={view.id} className="flex items-center justify-between gap-2">
              <RouteLink
                href={hrefOf(view)}
                prefetches={false}
                isCurrent={queryOf(view) === query}
                className="flex min-h-11 min-w-0 flex-1 items-center rounded px-3 wrap-anywhere hover:bg-surface-sunken"
              >
                {view.title}
              </RouteLink>
              <RemoveButton
                id={view.id}
                label={messages.remove}
                name={fill(messages.removeNamed, { name: view.title })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {views ? (
        <SaveView key={query} id={newId} query={query} saveAction={saveView} messages={messages} />
      ) : null}
    </Popover>
  );
}

const queryOf = (list: CompanyListQuery): string =>
  new URLSearchParams(companyListPairs(list)).toString();
