import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/ui/search-field';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Popover } from '@/components/ui/overlay/popover';
import { TextLink } from '@/components/ui/text-link';
import { messages } from '@/lib/messages';
import type { SavedView } from '@/lib/picks/data/saved-screens';
import {
  companyListPath,
  maxWordsCharacters,
  sortPairs,
  type CompanyListQuery,
  companyListPairs,
} from '@/lib/picks/domain/company/company-list';
import { screenPath } from '@/lib/picks/domain/company/paths';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ColumnFields } from './column-fields';
import { BookmarkIcon } from '@heroicons/react/20/solid';
import { RemoveButton } from '@/components/saved/remove-saved-item';
import { RouteLink } from '@/components/ui/route-link';
import { fill } from '@/lib/messages/fill';
import { saveView } from '@/lib/picks/server/actions';
import { SaveView } from './save-view';

const { picks } = messages();

/** Search, columns, saved views and file of a list of companies; a plain GET, so that each answer has an address. */
export function CompanyListTools({
  screenId,
  query,
  own,
  views,
  newViewId,
  filePath,
}: {
  screenId: string;
  query: CompanyListQuery;
  own: readonly OwnRatio[];
  /** Null while the account cannot be reached. */
  views: readonly SavedView[] | null;
  newViewId: string;
  /** The file of the list as it is shown. */
  filePath: string;
}) {
  const { tools } = picks.screen;
  const { words, columns, sort, isClean } = query;
  return (
    <>
      <form
        action={screenPath(screenId)}
        role="search"
        aria-label={tools.label}
        className="no-print flex min-w-0 items-center gap-2 max-md:flex-1 max-xs:flex-wrap"
      >
        <SearchField
          id="company-words"
          label={tools.words}
          submit={tools.find}
          defaultValue={words}
          maxLength={maxWordsCharacters}
          className="min-w-28 max-md:flex-1 lg:w-44"
        />
        <HiddenInputs values={sortPairs(sort)} />
        <Popover
          id="company-columns"
          label={tools.columns}
          icon={<Icon name="filters" className="size-5" />}
          isIconOnPhones
          className="shrink-0"
        >
          <ColumnFields columns={columns} own={own} isClean={isClean} messages={picks} />
          <div className="mt-4 flex items-center gap-4">
            <Button type="submit">{tools.show}</Button>
            <TextLink href={screenPath(screenId)}>{tools.reset}</TextLink>
          </div>
        </Popover>
      </form>
      <ViewMenu
        views={views}
        current={query}
        hrefOf={(view) => companyListPath(screenId, view)}
        newId={newViewId}
        isIconOnPhones
      />
      <CsvLink href={filePath} text={tools.csv} isIcon />
    </>
  );
}

/** The views that a member saved, and a form that saves the one on the page. Works without scripts. */
export function ViewMenu({
  views,
  current,
  hrefOf,
  newId,
  isIconOnPhones = false,
}: {
  /** Null while the account cannot be reached. */
  views: readonly SavedView[] | null;
  current: CompanyListQuery;
  hrefOf: (view: CompanyListQuery) => string;
  newId: string;
  isIconOnPhones?: boolean;
}) {
  const { savedViews } = picks.screen;
  // The query always names the columns, also the usual ones, because the usual columns differ between lists.
  const query = new URLSearchParams(companyListPairs(current, [])).toString();
  const hrefOfCurrent = hrefOf(current);
  return (
    <Popover
      id="list-views"
      label={savedViews.title}
      icon={<BookmarkIcon aria-hidden="true" className="size-5" />}
      isIconOnPhones={isIconOnPhones}
      className="shrink-0"
    >
      {views === null ? <p className="mb-3">{savedViews.accountDown}</p> : null}
      {views?.length === 0 ? <p className="mb-3 text-ink-soft">{savedViews.none}</p> : null}
      {views && views.length > 0 ? (
        <ul className="mb-4 grid gap-1">
          {views.map((view) => (
            <li key={view.id} className="flex items-center justify-between gap-2">
              <RouteLink
                href={hrefOf(view)}
                prefetches={false}
                isCurrent={hrefOf(view) === hrefOfCurrent}
                className="flex min-h-11 min-w-0 flex-1 items-center rounded px-3 wrap-anywhere hover:bg-surface-sunken"
              >
                {view.title}
              </RouteLink>
              <RemoveButton
                id={view.id}
                label={savedViews.remove}
                name={fill(savedViews.removeNamed, { name: view.title })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {views ? (
        <SaveView
          key={query}
          id={newId}
          query={query}
          saveAction={saveView}
          messages={savedViews}
        />
      ) : null}
    </Popover>
  );
}
