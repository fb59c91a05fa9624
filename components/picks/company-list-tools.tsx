import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { MenuIcon } from '@/components/shell/menus/menu-icon';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/ui/search-field';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Popover } from '@/components/ui/overlay/popover';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import type { SavedView } from '@/lib/picks/data/saved-views';
import {
  companyListPath,
  longestWords,
  sortPairs,
  type CompanyListQuery,
} from '@/lib/picks/domain/company/company-list';
import { screenPath } from '@/lib/picks/domain/company/paths';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ColumnFields } from './column-fields';
import { ViewMenu } from './view-menu';

/** Search, columns, saved views and file of a list of companies; a plain GET, so that each answer has an address. */
export function CompanyListTools({
  screenId,
  query,
  own,
  views,
  newViewId,
  filePath,
  messages,
}: {
  screenId: string;
  query: CompanyListQuery;
  own: readonly OwnRatio[];
  /** Null while the account cannot be reached. */
  views: readonly SavedView[] | null;
  newViewId: string;
  /** The current sort order. */
  filePath: string;
  messages: Messages['picks'];
}) {
  const { tools, savedViews } = messages.screen;
  const { words, columns, sort, isClean } = query;
  return (
    <>
      <form
        action={screenPath(screenId)}
        role="search"
        aria-label={tools.label}
        className="no-print flex min-w-0 items-center gap-2 max-md:w-full"
      >
        <SearchField
          id="company-words"
          label={tools.words}
          submit={tools.find}
          defaultValue={words}
          maxLength={longestWords}
          className="max-md:flex-1 lg:w-52"
        />
        <HiddenInputs values={sortPairs(sort)} />
        <Popover
          id="company-columns"
          label={tools.columns}
          icon={<MenuIcon name="filters" className="size-5" />}
          className="shrink-0"
        >
          <ColumnFields columns={columns} own={own} isClean={isClean} messages={messages} />
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
        messages={savedViews}
      />
      <CsvLink href={filePath} text={tools.csv} isIcon />
    </>
  );
}
