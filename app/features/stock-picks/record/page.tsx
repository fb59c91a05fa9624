import type { Metadata } from 'next';
import { PicksFrame } from '@/components/picks/picks-frame';
import { ListChanges } from '@/components/picks/list-changes';
import { BackTestCard } from '@/components/picks/record/back-test-card';
import { RunsTable, ScreenChoice } from '@/components/picks/record/runs-table';
import { VerificationNote } from '@/components/picks/record/verification-note';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { PageTabs } from '@/components/ui/page-tabs';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { withFallback } from '@/lib/errors';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { backTestsOf, benchmarkName, loadBenchmark } from '@/lib/picks/server/benchmark';
import { digestInMarket, isOfUniverse } from '@/lib/picks/domain/record/recorded-list';
import {
  readPart,
  recordPath,
  recordViewPath,
  recordViews,
} from '@/lib/picks/domain/company/paths';
import type { RecordEntry, Verification } from '@/lib/picks/domain/record/record-chain';
import { readRecordOf, verifyRecord } from '@/lib/picks/server/record-store';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadMarket, type Market } from '@/lib/picks/server/source';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { loadFundValues } from '@/lib/funds/server/source';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { picksOwn, picksScreens } = messages();
const { record } = picksOwn;

export const metadata: Metadata = {
  title: record.title,
  description: record.description,
  ...membersMetadata,
};

/** The lists on record, verified hash by hash, and separately the back-tests. */
export default async function RecordPage({ searchParams }: { searchParams: SearchParams }) {
  await requireUser();
  const { screen: asked, view: askedView } = await readQuery(searchParams);
  const view = readPart(askedView, recordViews);
  const screen = screens.find(({ id }) => id === asked) ?? screens[0];
  const [market, pickRecord] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readRecord(screen.id),
  ]);
  const benchmark =
    market && view === 'backTest' ? await loadBenchmark(market, loadFundValues) : null;
  const { name } = picksScreens[screen.id];
  return (
    <PicksFrame title={record.title} market={market} tab="record">
      <Standing verification={pickRecord?.verification ?? null} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line">
        <PageTabs
          label={record.views.label}
          tabs={recordViews.map((each) => ({
            id: each,
            title: record.views[each],
            href: recordViewPath(screen.id, each),
          }))}
          current={view}
          className="-mb-px"
        />
        <ScreenChoice
          path={recordPath}
          view={view}
          chosen={screen.id}
          screens={screens.map(({ id }) => ({ id, name: picksScreens[id].name }))}
        />
      </div>
      {pickRecord && view === 'runs' ? (
        <RunsTable screen={name} entries={pickRecord.entries} />
      ) : null}
      {pickRecord && market && view === 'changes' ? (
        <LastDigest
          entries={pickRecord.entries.filter(({ list }) => isOfUniverse(list, market.universe))}
          universe={market.universe}
        />
      ) : null}
      {market && benchmark && view === 'backTest' ? (
        <BackTestCard
          tests={backTestsOf(market, benchmark.values).get(screen.id) ?? []}
          benchmark={benchmarkName(market, benchmark, record.backTest)}
          coverage={market.universe.identity?.coverage ?? null}
        />
      ) : null}
    </PicksFrame>
  );
}

/** @param verification null while the database cannot be reached. */
function Standing({ verification }: { verification: Verification | null }) {
  if (!verification) return <Alert tone="warn">{record.down}</Alert>;
  const isEmpty = verification.isIntact && verification.entries === 0;
  if (isEmpty) return <Alert>{record.empty}</Alert>;
  return <VerificationNote verification={verification} />;
}

function LastDigest({
  entries: [after, before],
  universe,
}: {
  entries: readonly RecordEntry[];
  universe: Market['universe'];
}) {
  const changes = after && before ? digestInMarket(before.list, after.list, universe) : null;
  return (
    <Card title={record.digest.title} titleId="record-digest">
      {after && before && changes ? (
        <div className="grid gap-4">
          <p>
            {fill(record.digest.between, {
              before: formatDate(before.list.ranOn),
              after: formatDate(after.list.ranOn),
              stayed: formatNumber(changes.stayed),
            })}
          </p>
          <ListChanges digest={changes} />
        </div>
      ) : (
        <p>{record.digest.single}</p>
      )}
    </Card>
  );
}

/** Null while the database cannot be reached. */
async function readRecord(screenId: string) {
  return withFallback('The record could not be read', null, async () => {
    const [verification, entries] = await Promise.all([verifyRecord(), readRecordOf(screenId)]);
    return { verification, entries };
  });
}
