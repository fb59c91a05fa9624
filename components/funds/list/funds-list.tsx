import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { ViewChips } from '@/components/ui/page-tabs';
import { Pagination } from '@/components/ui/pagination';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Directory } from '@/lib/funds/domain/list/list-lookup';
import { categoryInWords, fundGroupOf, fundGroups } from '@/lib/funds/domain/fund';
import type { StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import type { ListPage } from '@/lib/funds/domain/list/list-page';
import {
  listPath,
  type ListQuery,
  listFields,
  weightField,
  wholeListPath,
} from '@/lib/funds/domain/list/list-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { Watchlist } from '@/lib/holdings/saved-holding';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { FundTable } from './fund-table';
import { ListColumns, ListTools } from './list-tools';
import { FilterChips } from '@/components/ui/table/filter-chips';
import { Button } from '@/components/ui/button';
import { TextDisclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/fields/field';
import { RouteLink } from '@/components/ui/route-link';
import {
  fullAgeYears,
  maxRankedYears,
  maxWeight,
  minRankedYears,
  maxCostPercent,
  maxFallPercent,
  scoreParts,
  usualWeights,
} from '@/lib/funds/domain/list/list-figures';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { fundsPath } from '@/lib/navigation/page-paths';

const { funds } = messages();

/** The funds that match the query, below the filters. */
export function FundsList({
  list,
  directory,
  market,
  facts,
  newest,
  watchlist,
  note,
}: {
  list: ListPage;
  directory: Pick<Directory, 'houses' | 'categories'>;
  market: Market;
  /** Null in it for a source that never answered: what needs it is left out. */
  facts: Pick<StoredFacts, 'master' | 'ter'>;
  newest: IsoDate;
  watchlist: Watchlist;
  /** What must be known of the filters. */
  note: ReactNode;
}) {
  const { views, groups, pages } = funds.list;
  const { query, page, pageCount, total } = list;
  const hasCosts = facts.ter !== null;
  const group = query.category ? fundGroupOf(query.category) : query.group;
  return (
    <Panel
      label={funds.list.form.title}
      head={
        <ViewChips
          label={views}
          current={group ?? 'all'}
          views={[
            {
              id: 'all',
              title: groups.all,
              href: listPath(query, { group: null, category: null }),
            },
            ...fundGroups.map((id) => ({
              id,
              title: groups[id],
              href: listPath(query, { group: id, category: null }),
            })),
          ]}
        />
      }
      tools={
        <>
          <ListTools query={query} directory={directory} hasMinimums={facts.master !== null} />
          {query.sort === 'points' ? null : <ListColumns query={query} />}
        </>
      }
      foot={
        pageCount > 1 || note ? (
          <div className="grid gap-1">
            {pageCount > 1 ? (
              <Pagination
                page={page}
                pageCount={pageCount}
                labels={pages}
                hrefOf={(target) => listPath(query, { page: target })}
              />
            ) : null}
            {note}
          </div>
        ) : undefined
      }
    >
      <ActiveFilters
        query={query}
        count={fillCount(total, funds.list.count, { count: formatNumber(total) })}
      />
      {list.hasUnknownFilter ? (
        <Alert tone="warn" className="mx-4 my-3 md:mx-5">
          {funds.list.unknownFilter}
        </Alert>
      ) : null}
      {query.sort === 'points' ? <ScoreForm query={query} hasCosts={hasCosts} /> : null}
      {total === 0 ? (
        <div className="p-4 md:p-5">
          <NothingFound list={list} />
        </div>
      ) : (
        <FundTable
          list={list}
          market={market}
          hasCosts={hasCosts}
          newest={newest}
          watchlist={watchlist}
        />
      )}
    </Panel>
  );
}

function NothingFound({ list: { dormantCount, query } }: { list: ListPage }) {
  const { empty } = funds.list;
  const isDormantOnly = dormantCount > 0;
  return (
    <EmptyState
      drawing="search"
      title={empty.title}
      action={
        <TextLink
          href={isDormantOnly ? listPath(query, { includesDormant: true }) : wholeListPath(query)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {isDormantOnly ? empty.showDormant : empty.clear}
        </TextLink>
      }
    >
      {isDormantOnly ? fill(empty.textDormant, { count: formatNumber(dormantCount) }) : empty.text}
    </EmptyState>
  );
}

function ActiveFilters({
  query,
  count,
}: {
  query: ListQuery;
  /** "93 funds" */
  count: string;
}) {
  const { chips, form } = funds.list;
  const { words, house, category, plan, option, minYears, maxMinimum, includesDormant } = query;
  const filters: readonly [text: string | null, without: Partial<ListQuery>][] = [
    [words && fill(chips.words, { words }), { words: '' }],
    [category && categoryInWords(category), { category: null }],
    [house, { house: null }],
    [plan && funds.plans[plan], { plan: null }],
    [option && funds.options[option], { option: null }],
    [minYears && fillCount(minYears, form.ages), { minYears: null }],
    [maxMinimum && fill(chips.minimum, { amount: formatRupees(maxMinimum) }), { maxMinimum: null }],
    [includesDormant ? chips.dormant : null, { includesDormant: false }],
  ];
  return (
    <FilterChips
      count={count}
      chips={filters.map(([text, without]) => ({ text, href: listPath(query, without) }))}
      removeLabel={chips.remove}
      reset={{
        href: listPath(query, Object.assign({}, ...filters.map(([, without]) => without))),
        label: form.reset,
      }}
    />
  );
}

/** The weights of the scorecard: a form whose answer is the list in its new order, with the method below it. */
function ScoreForm({
  query,
  hasCosts,
}: {
  query: ListQuery;
  /** Whether expense ratios are known. */
  hasCosts: boolean;
}) {
  const { score } = funds.list;
  const { weights } = query;
  const parts = scoreParts.filter((part) => part !== 'cost' || hasCosts);
  return (
    <section
      aria-labelledby="score-title"
      className="no-print grid gap-2 border-b border-line px-4 py-3 md:px-5"
    >
      <h2 id="score-title" className="text-sm font-semibold">
        {score.title}
      </h2>
      <form
        key={listPath(query)}
        action={fundsPath}
        aria-labelledby="score-title"
        className="flex flex-wrap items-end gap-3"
      >
        {parts.map((part) => (
          <TextField
            key={part}
            id={weightField(part)}
            name={weightField(part)}
            type="number"
            min={0}
            max={maxWeight}
            step={1}
            inputMode="numeric"
            label={fill(score.weight, { part: score.parts[part] })}
            defaultValue={weights[part]}
            fieldClassName="w-40"
          />
        ))}
        <HiddenInputs values={listFields({ ...query, weights: usualWeights, page: 1 })} />
        <Button type="submit" className="min-h-10">
          {score.submit}
        </Button>
        <RouteLink
          href={listPath(query, { weights: usualWeights })}
          prefetches={false}
          className="link inline-flex min-h-11 items-center text-sm font-semibold lg:min-h-10"
        >
          {score.reset}
        </RouteLink>
      </form>
      <div className="text-xs text-ink-soft">
        <p>{score.limits}</p>
        <TextDisclosure title={score.methodTitle}>
          <p className="lg:columns-2 lg:gap-8">
            {fill(score.method, {
              minYears: minRankedYears,
              maxYears: maxRankedYears,
              fall: maxFallPercent,
              age: fullAgeYears,
            })}{' '}
            {hasCosts ? fill(score.costMethod, { cost: maxCostPercent }) : score.noCost}{' '}
            {score.total}
          </p>
        </TextDisclosure>
      </div>
    </section>
  );
}
