import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { CsvLink } from '@/components/ui/files/csv-link';
import { SearchField } from '@/components/ui/search-field';
import type { Messages } from '@/lib/messages';
import {
  longestWords,
  screensListPath,
  sortPairs,
  type ListSort,
} from '@/lib/picks/domain/company/company-list';
import { picksPath, screensFilePath } from '@/lib/picks/domain/company/paths';

/** Search and file of the list of screens; a plain GET, so that each answer has an address. */
export function ScreenListTools({
  words,
  sort,
  messages: { tools },
}: {
  words: string;
  sort: ListSort | null;
  messages: Messages['picks']['list'];
}) {
  return (
    <>
      <form
        action={picksPath}
        role="search"
        aria-label={tools.label}
        className="no-print flex min-w-0 items-center max-md:flex-1"
      >
        <SearchField
          id="screen-words"
          label={tools.words}
          submit={tools.find}
          defaultValue={words}
          maxLength={longestWords}
          className="max-md:flex-1 lg:w-56"
        />
        <HiddenInputs values={sortPairs(sort)} />
      </form>
      <CsvLink href={screensListPath(screensFilePath, words, sort)} text={tools.csv} isIcon />
    </>
  );
}
