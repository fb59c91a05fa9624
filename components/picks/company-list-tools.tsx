import { AdjustmentsHorizontalIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SearchField } from '@/components/ui/search-field';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Popover } from '@/components/ui/overlay/popover';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import {
  longestWords,
  mainRatios,
  type CompanyListQuery,
} from '@/lib/picks/domain/company/company-list';
import { screenPath } from '@/lib/picks/domain/company/paths';

/** Search, columns and file of a list of companies; a plain GET, so that each answer has an address. */
export function CompanyListTools({
  screenId,
  query: { words, ratios },
  filePath,
  messages,
}: {
  screenId: string;
  query: CompanyListQuery;
  /** Of all that the screen passes. */
  filePath: string;
  messages: Messages['picks'];
}) {
  const { tools } = messages.screen;
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
        <Popover
          id="company-columns"
          label={tools.columns}
          icon={<AdjustmentsHorizontalIcon aria-hidden="true" className="size-5" />}
          className="shrink-0"
        >
          <fieldset>
            <legend className="mb-2 text-xs font-semibold">{tools.columns}</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-2">
              {mainRatios.map((id) => (
                <Checkbox
                  key={id}
                  id={`column-${id}`}
                  name="col"
                  value={id}
                  label={messages.company.stats[id]}
                  defaultChecked={ratios.includes(id)}
                />
              ))}
            </div>
          </fieldset>
          <div className="mt-4 flex items-center gap-4">
            <Button type="submit">{tools.show}</Button>
            <TextLink href={screenPath(screenId)}>{tools.reset}</TextLink>
          </div>
        </Popover>
      </form>
      <CsvLink href={filePath} text={tools.csv} isIcon />
    </>
  );
}
