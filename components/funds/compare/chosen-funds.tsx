import { Card } from '@/components/ui/card/card';
import { RouteLink } from '@/components/ui/route-link';
import { TextLink } from '@/components/ui/text-link';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { listPath, maxCompared, type ListQuery } from '@/lib/funds/domain/list/list-query';
import { navJumps } from '@/lib/funds/domain/nav-jumps';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { mfapi } from '@/lib/sources/providers';
import { jumpSentence } from '../fund-sentences';
import type { Lettered } from './lettered';

/** The funds with their letters, each with a link that removes it from the comparison. */
export function ChosenFunds({
  funds,
  query,
  messages: { fundCompare, funds: messages },
}: {
  funds: readonly Lettered[];
  query: ListQuery;
  messages: Messages;
}) {
  const { table } = messages.list;
  return (
    <Card>
      <ul className="grid gap-3 text-sm">
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
                <span className="text-ink-soft">{missingText(problem, fundCompare.missing)}</span>
              ) : null}
              {scheme.option === 'idcw' ? (
                <span className="text-xs text-warn">{fundCompare.paysOut}</span>
              ) : null}
              {isBehind ? (
                <span className="text-xs text-warn">{messages.fund.behindText}</span>
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

function missingText(
  problem: Lettered['problem'],
  messages: Messages['fundCompare']['missing'],
): string {
  if (problem === 'not-found') return fill(messages['not-found'], { source: mfapi.name });
  return problem === 'timed-out' ? messages['timed-out'] : messages.other;
}
