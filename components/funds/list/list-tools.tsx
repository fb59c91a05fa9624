import { Icon } from '@/components/ui/icon';
import { ViewColumnsIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SearchField } from '@/components/ui/search-field';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { Popover } from '@/components/ui/overlay/popover';
import { ViewChips } from '@/components/ui/page-tabs';
import { RouteLink } from '@/components/ui/route-link';
import type { Directory } from '@/lib/funds/domain/list/list-lookup';
import { listColumns, usualColumns, scoreParts } from '@/lib/funds/domain/list/list-figures';
import {
  minAges,
  listFields,
  listPath,
  maxMinimums,
  weightField,
  wholeListPath,
  type ListQuery,
} from '@/lib/funds/domain/list/list-query';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { ColumnBoxes } from './column-boxes';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { fundsPath } from '@/lib/navigation/page-paths';

const { funds } = messages();

/** Fields of the list that the form of its filters has no control for. */
const otherFieldNames: readonly string[] = [
  'group',
  'col',
  'compare',
  ...scoreParts.map(weightField),
];

const asIs = (value: string) => ({ value, label: value });

/**
 * Search, the choice of plan, and all other filters in the browser's own popover: one GET form, so that it
 * works without scripts and each result has an address.
 */
export function ListTools({
  query,
  directory: { houses, categories },
  hasMinimums,
}: {
  query: ListQuery;
  directory: Pick<Directory, 'houses' | 'categories'>;
  /** Whether the minimum investment of schemes is known. */
  hasMinimums: boolean;
}) {
  const { form } = funds.list;
  const filters = activeFilters(query);
  return (
    // The key resets the uncontrolled fields with every new result.
    <form
      key={listPath(query, { page: query.page })}
      action={fundsPath}
      role="search"
      aria-label={form.title}
      className="no-print flex items-center gap-2 max-md:w-full max-xs:flex-wrap"
    >
      <SearchField
        id="fund-words"
        label={form.words}
        submit={form.search}
        placeholder={form.wordsHint}
        defaultValue={query.words}
        maxLength={120}
        className="min-w-28 max-md:flex-1 lg:w-52"
      />
      <div className="rounded border border-line max-lg:hidden">
        <ViewChips
          label={form.plan}
          current={query.plan === 'regular' ? 'regular' : 'direct'}
          views={[
            { id: 'direct', title: funds.plans.direct, href: listPath(query, { plan: null }) },
            {
              id: 'regular',
              title: funds.plans.regular,
              href: listPath(query, { plan: 'regular' }),
            },
          ]}
        />
      </div>
      <Popover
        id="fund-filters"
        label={filters > 0 ? fill(form.filtersActive, { count: filters }) : form.filters}
        icon={<Icon name="filters" className="size-5" />}
        className="shrink-0"
      >
        <div className="grid gap-4">
          <Select
            id="fund-category"
            name="category"
            label={form.category}
            placeholder={form.anyCategory}
            options={categories.map(asIs)}
            defaultValue={query.category ?? ''}
          />
          <Select
            id="fund-house"
            name="amc"
            label={form.house}
            placeholder={form.anyHouse}
            options={houses.map(asIs)}
            defaultValue={query.house ?? ''}
          />
          <Select
            id="fund-plan"
            name="plan"
            label={form.plan}
            placeholder={form.anyPlan}
            options={optionsOf(funds.plans)}
            defaultValue={query.plan ?? ''}
          />
          <Select
            id="fund-option"
            name="option"
            label={form.option}
            placeholder={form.anyOption}
            options={optionsOf(funds.options)}
            defaultValue={query.option ?? ''}
          />
          <Select
            id="fund-age"
            name="age"
            label={form.age}
            placeholder={form.anyAge}
            options={minAges.map((years) => ({
              value: `${years}`,
              label: fillCount(years, form.ages),
            }))}
            defaultValue={query.minYears ? `${query.minYears}` : ''}
          />
          {hasMinimums ? (
            <Select
              id="fund-minimum"
              name="min"
              label={form.minimum}
              placeholder={form.anyMinimum}
              options={maxMinimums.map((rupees) => ({
                value: `${rupees}`,
                label: fill(form.upTo, { amount: formatRupees(rupees) }),
              }))}
              defaultValue={query.maxMinimum ? `${query.maxMinimum}` : ''}
            />
          ) : null}
          <Select
            id="fund-sort"
            name="sort"
            label={form.sort}
            options={optionsOf(form.sorts)}
            defaultValue={query.sort}
          />
        </div>
        <div className="mt-4">
          <Checkbox
            id="fund-old"
            name="old"
            value="1"
            label={form.old}
            defaultChecked={query.includesDormant}
          />
        </div>
        <div className="mt-4 flex items-center gap-4">
          <Button type="submit">{form.submit}</Button>
          <RouteLink
            href={wholeListPath(query)}
            className="link inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {form.reset}
          </RouteLink>
        </div>
      </Popover>
      <HiddenInputs
        values={listFields({ ...query, page: 1 }).filter(([name]) =>
          otherFieldNames.includes(name),
        )}
      />
    </form>
  );
}

/** The columns of the table, in a form of their own: a search keeps its short address. */
export function ListColumns({ query }: { query: ListQuery }) {
  const { form } = funds.list;
  return (
    <Popover
      id="fund-columns"
      label={form.columns}
      icon={<ViewColumnsIcon aria-hidden="true" className="size-5" />}
      // A phone has room for the figure that the list is in order of.
      className="shrink-0 max-md:hidden"
    >
      <form key={listPath(query)} action={fundsPath}>
        <fieldset>
          <legend className="mb-2 text-xs font-semibold">{form.columns}</legend>
          <ColumnBoxes
            name="col"
            options={listColumns.map((column) => [column, form.sorts[column]])}
            chosen={query.columns}
          />
        </fieldset>
        <HiddenInputs values={listFields({ ...query, columns: usualColumns, page: 1 })} />
        <div className="mt-4">
          <Button type="submit">{form.showColumns}</Button>
        </div>
      </form>
    </Popover>
  );
}

function activeFilters(query: ListQuery) {
  const { house, category, plan, option, minYears, maxMinimum, includesDormant } = query;
  return [house, category, plan, option, minYears, maxMinimum, includesDormant].filter(Boolean)
    .length;
}
