import { Card } from '@/components/ui/card/card';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { compareFunds } from '@/lib/funds/domain/comparison';
import { listPath, type ListQuery, maxCompared } from '@/lib/funds/domain/list/list-query';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { letteredFunds, type ComparedInput, type PartProps, type Lettered } from './fund-column';
import { CorrelationPart, DrawdownPart, GrowthPart } from './growth-and-risk-parts';
import { OverlapPart } from './overlap-part';
import { SalePart, TrailingPart, PeriodFigures, RollingPart } from './return-parts';
import { RouteLink } from '@/components/ui/route-link';
import { TextLink } from '@/components/ui/text-link';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { navJumps } from '@/lib/funds/domain/nav-series';
import { isDormant, paysOut } from '@/lib/funds/domain/scheme';
import { mfapi } from '@/lib/sources/providers';
import { jumpSentence, noNavSince } from '@/components/funds/fund-sentences';

const { fundCompare, funds: fundMessages } = messages();

/** Two to six funds from a common start. A fund without a history is a dash; the others are compared. */
export function CompareFunds({
  funds: inputs,
  csvSource,
  query,
  listDay,
}: {
  funds: readonly ComparedInput[];
  /** Stands above the figures in the CSV. */
  csvSource: string;
  query: ListQuery;
  /** The day of AMFI's list: a fund without a NAV near it ends the comparison. */
  listDay: IsoDate;
}) {
  const funds = letteredFunds(inputs);
  const known = funds.filter(({ series }) => series.length > 0);
  const comparison = known.length > 1 ? compareFunds(known.map(({ series }) => series)) : null;
  const part: PartProps | null = comparison && { funds, known, comparison };
  return (
    <section
      aria-label={fundCompare.title}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      {funds.length > 0 ? (
        <div className="min-w-0 lg:col-span-4 lg:col-start-9">
          <ChosenFunds funds={funds} query={query} listDay={listDay} />
        </div>
      ) : null}
      {/* Below the names on a phone, beside them on wider screens. */}
      <div
        className={classNames(
          'grid grid-cols-1 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1',
          funds.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12',
        )}
      >
        {part ? (
          <>
            <GrowthPart {...part} csvSource={csvSource} />
            <TrailingPart {...part} />
            <RollingPart {...part} />
          </>
        ) : (
          <Card>
            <EmptyState
              title={emptyTitle(funds, known)}
              action={
                <ButtonLink href={listPath(query, { view: null })}>{fundCompare.choose}</ButtonLink>
              }
            >
              {fundCompare.none}
            </EmptyState>
          </Card>
        )}
      </div>
      <div
        className={classNames(
          'grid grid-cols-1 gap-4 empty:hidden',
          part ? 'lg:col-span-4 lg:col-start-9' : 'lg:col-span-12',
        )}
      >
        {part ? (
          <>
            <PeriodFigures {...part} />
            <CorrelationPart {...part} />
            <SalePart {...part} />
          </>
        ) : null}
        {funds.length > 1 ? <OverlapPart funds={funds} /> : null}
      </div>
      {part ? (
        <div className="min-w-0 lg:col-span-12">
          <DrawdownPart {...part} csvSource={csvSource} />
        </div>
      ) : null}
    </section>
  );
}

function emptyTitle(chosen: readonly Lettered[], known: readonly Lettered[]): string {
  if (known.length > 1) return fundCompare.nothingCommon;
  return chosen.length > 0 ? fundCompare.chooseMore : fundCompare.chooseFirst;
}

/** The funds with their letters, each with a link that removes it from the comparison. */
function ChosenFunds({
  funds,
  query,
  listDay,
}: {
  funds: readonly Lettered[];
  query: ListQuery;
  listDay: IsoDate;
}) {
  const { table } = fundMessages.list;
  return (
    <Card>
      <ul className="grid gap-2 text-sm md:gap-3">
        {funds.map(({ scheme, letter, series, problem, isBehind }) => (
          <li key={scheme.code} className="flex items-baseline gap-3">
            <strong className="w-3">{letter}</strong>
            <div className="grid flex-1 gap-0.5">
              <RouteLink
                href={fundPath(scheme.code)}
                className="font-semibold hover:text-accent hover:underline"
              >
                {scheme.name}
              </RouteLink>
              {series.length === 0 ? (
                <span className="text-ink-soft">{missingText(problem)}</span>
              ) : null}
              {isDormant(scheme, listDay) ? (
                <span className="text-xs text-warn">{noNavSince(scheme, fundMessages)}</span>
              ) : null}
              {paysOut(scheme) ? (
                <span className="text-xs text-warn">
                  {scheme.option === 'bonus' ? fundCompare.bonus : fundCompare.idcw}
                </span>
              ) : null}
              {isBehind ? (
                <span className="text-xs text-warn">{fundMessages.fund.behindText}</span>
              ) : null}
              {navJumps(series)
                .slice(-1)
                .map((jump) => (
                  <span key={jump.after.date} className="text-xs text-ink-soft">
                    {jumpSentence(jump, fundCompare.jump)}
                  </span>
                ))}
            </div>
            <RouteLink
              href={listPath(query, {
                compared: query.compared.filter((code) => code !== scheme.code),
              })}
              prefetches={false}
              className="no-print inline-flex min-h-6 min-w-6 items-center text-xs text-ink-soft underline underline-offset-4"
            >
              <span aria-hidden="true">{table.remove}</span>
              <span className="sr-only">{fill(table.removeLabel, { name: scheme.name })}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {funds.length < maxCompared ? (
        <p className="no-print mt-3 text-xs">
          <TextLink href={listPath(query, { view: null })}>{fundCompare.add}</TextLink>
        </p>
      ) : null}
    </Card>
  );
}

function missingText(problem: Lettered['problem']): string {
  const { missing } = fundCompare;
  if (problem === 'not-found') return fill(missing['not-found'], { source: mfapi.name });
  return problem === 'timed-out' ? missing['timed-out'] : missing.other;
}
