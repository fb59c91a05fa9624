import type { Metadata } from 'next';
import { PicksFrame } from '@/components/picks/picks-frame';
import { ListChanges } from '@/components/picks/list-changes';
import { SavedScreens } from '@/components/picks/own/saved-screens';
import { MarkedRule } from '@/components/picks/rule-text';
import { ownFormErrors } from '@/components/picks/own/own-form-errors';
import { OwnResult } from '@/components/picks/own/own-result';
import { OwnScreenForm } from '@/components/picks/own/own-screen-form';
import { RatioFormulas } from '@/components/picks/own/ratio-formulas';
import { SaveScreen } from '@/components/picks/own/save-screen';
import { SensitivityTable } from '@/components/picks/own/sensitivity-table';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { saveScreen } from '@/lib/picks/server/actions';
import {
  ownScreenLimits,
  ownScreenQuery,
  readOwnScreen,
} from '@/lib/picks/domain/screen/own-screen-query';
import { runOwnScreen } from '@/lib/picks/domain/screen/own-screen-run';
import { ownScreenPath } from '@/lib/picks/domain/company/paths';
import { rangeSpecs } from '@/lib/picks/domain/screen/range-specs';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { loadMarket } from '@/lib/picks/server/source';
import { readMyPicks } from '@/lib/picks/server/store';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { newSavedId } from '@/lib/saved/saved-item';

const words = messages();
const { own } = words.picksOwn;

export const metadata: Metadata = {
  title: own.title,
  description: own.description,
  robots: { index: false },
};

/** A member's own screen: the query defines it, the server runs it. */
export default async function OwnScreenPage({ searchParams }: { searchParams: SearchParams }) {
  const member = await requireUser();
  const query = await readQuery(searchParams);
  const [market, mine] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readMyPicks(member),
  ]);
  const reading = readOwnScreen(query);
  const { typed, problems, screen, wasAsked } = reading;
  const watched = mine.ok ? mine.value.watched.map(({ instrumentId }) => instrumentId) : null;
  const isWatchedOnly = typed.isWatchedOnly && watched !== null;
  const run =
    market && screen ? runOwnScreen(screen, market, isWatchedOnly ? watched : null) : null;
  const address = screen ? ownScreenQuery(screen, isWatchedOnly) : '';
  const start = wasAsked ? reading : readOwnScreen({ rule: own.start });
  return (
    <PicksFrame title={own.title} market={market} tab="own">
      <Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {problems.rule ? (
            <MarkedRule rule={typed.rule} error={problems.rule} messages={own.form} />
          ) : null}
          <OwnScreenForm
            key={address || typed.rule}
            path={ownScreenPath}
            specs={rangeSpecs}
            boxes={start.boxes}
            typed={start.typed}
            errors={ownFormErrors(reading, own.form, words.picksRules)}
            ratioNames={ratioIds.map((id) => ratioList[id].name)}
            watchedCount={watched?.length ?? null}
            criteriaCount={ownScreenLimits.criteria}
            messages={own.form}
          />
          <RatioFormulas messages={own.form} />
        </div>
      </Card>
      {run && screen ? (
        <>
          <OwnResult
            result={run.result}
            shareUrl={`${env.siteUrl}${ownScreenPath}?${address}`}
            csvPath={`${ownScreenPath}/screen.csv?${address}`}
            messages={words}
          />
          <SensitivityTable
            criteria={screen.ranking?.criteria ?? []}
            changes={run.sensitivity}
            messages={own.sensitivity}
          />
          <Card
            title={fill(own.digest.title, { day: formatDate(run.since) })}
            titleId="own-digest"
            description={fill(own.digest.intro, { stayed: formatNumber(run.digest.stayed) })}
          >
            <ListChanges
              digest={run.digest}
              messages={{ digest: words.picksOwn.digest, units: words.picks.units }}
            />
          </Card>
          <Card title={own.save.title} titleId="own-save">
            <SaveScreen
              key={address}
              id={newSavedId()}
              rule={screen.ruleText}
              ranking={screen.ranking ? JSON.stringify(screen.ranking) : ''}
              saveAction={saveScreen}
              messages={own.save}
            />
          </Card>
        </>
      ) : null}
      {mine.ok ? (
        <SavedScreens screens={mine.value.screens} messages={own.savedScreens} />
      ) : (
        <Alert tone="warn">{own.accountDown}</Alert>
      )}
    </PicksFrame>
  );
}
