import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/field';
import { RouteLink } from '@/components/ui/route-link';
import { Select } from '@/components/ui/fields/select';
import type { Directory } from '@/lib/funds/data/directory';
import {
  fundsPath,
  leastAges,
  listPath,
  sortOrders,
  type ListQuery,
} from '@/lib/funds/domain/list-query';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

const asIs = (value: string) => ({ value, label: value });

/** A form that asks by GET: the answer is an address, and works without scripts. */
export function FundFilters({
  query,
  directory: { houses, categories },
  messages,
}: {
  query: ListQuery;
  directory: Pick<Directory, 'houses' | 'categories'>;
  messages: Messages['funds'];
}) {
  const { form } = messages.list;
  return (
    // The key makes fields that the browser keeps begin anew with every answer.
    <form
      key={listPath(query, { page: query.page })}
      action={fundsPath}
      role="search"
      aria-label={form.title}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card md:p-6"
    >
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          id="fund-words"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={120}
          label={form.words}
          hint={form.wordsHint}
          defaultValue={query.words}
        />
        <Button type="submit" className="md:mt-6">
          {form.submit}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          id="fund-house"
          name="amc"
          label={form.house}
          placeholder={form.anyHouse}
          options={houses.map(asIs)}
          defaultValue={query.house ?? ''}
        />
        <Select
          id="fund-category"
          name="category"
          label={form.category}
          placeholder={form.anyCategory}
          options={categories.map(asIs)}
          defaultValue={query.category ?? ''}
        />
        <Select
          id="fund-plan"
          name="plan"
          label={form.plan}
          placeholder={form.anyPlan}
          options={optionsOf(messages.plans)}
          defaultValue={query.plan ?? ''}
        />
        <Select
          id="fund-option"
          name="option"
          label={form.option}
          placeholder={form.anyOption}
          options={optionsOf(messages.options)}
          defaultValue={query.option ?? ''}
        />
        <Select
          id="fund-age"
          name="age"
          label={form.age}
          placeholder={form.anyAge}
          options={leastAges.map((years) => ({
            value: `${years}`,
            label: fillCount(years, form.ages),
          }))}
          defaultValue={query.leastYears ? `${query.leastYears}` : ''}
        />
        <Select
          id="fund-sort"
          name="sort"
          label={form.sort}
          options={sortOrders.map((value) => ({ value, label: form.sorts[value] }))}
          defaultValue={query.sort}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          id="fund-old"
          name="old"
          value="1"
          label={form.old}
          defaultChecked={query.includesDormant}
        />
        <RouteLink
          href={fundsPath}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {form.reset}
        </RouteLink>
      </div>
      {query.compared.map((code) => (
        <input key={code} type="hidden" name="compare" value={code} />
      ))}
    </form>
  );
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
