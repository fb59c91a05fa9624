import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PicksFrame } from '@/components/picks/picks-frame';
import { ListChanges } from '@/components/picks/list-changes';
import { SavedScreens, OwnRatios, RatioFormulas } from '@/components/picks/own/own-saved';
import { MarkedRule } from '@/components/picks/rule-text';
import { ownFormErrors } from '@/components/picks/own/own-form-errors';
import { OwnResult, SensitivityTable } from '@/components/picks/own/own-result';
import { OwnScreenForm } from '@/components/picks/own/own-screen-form';
import { SaveScreen } from '@/components/picks/own/own-save-forms';
import { Alert } from '@/components/ui/alert';
import { classNames } from '@/components/ui/class-names';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
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
import { runAsked, unlistedAmong } from '@/lib/picks/domain/screen/own-screen-run';
import { readCompanyList } from '@/lib/picks/domain/company/company-list';
import { ownNames } from '@/lib/picks/domain/ratios/own-ratio';
import { ownScreenPath, paperFollowPath } from '@/lib/picks/domain/company/paths';
import { rangeSpecs } from '@/lib/picks/domain/screen/range-specs';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { loadMarket } from '@/lib/picks/server/source';
import { readMyPicks, watchedIsins } from '@/lib/picks/server/store';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { newSavedId } from '@/lib/saved/saved-item';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { picksOwn, picksPaper } = messages();
const { own: text } = picksOwn;

/** Fewer companies than this end above the form beside them. */
const shortList = 6;

export const metadata: Metadata = {
  title: text.title,
  description: text.description,
  ...membersMetadata,
};

/** A member's own screen, defined by the query and run on the server. */
export default async function OwnScreenPage({ searchParams }: { searchParams: SearchParams }) {
  const member = await requireUser();
  const query = await readQuery(searchParams);
  const [market, mine] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readMyPicks(member),
  ]);
  const opened = mine.ok ? mine.value.screens.find(({ id }) => id === query.saved) : undefined;
  if (opened) redirect(`${ownScreenPath}?${ownScreenQuery(opened)}`);
  const ratios = mine.ok ? mine.value.ratios : [];
  const own = ownNames(ratios);
  const asked = readOwnScreen(query, own);
  // The example shows what a rule finds.
  const reading = asked.wasAsked ? asked : readOwnScreen({ rule: text.start });
  const list = readCompanyList(query, ratios, []);
  const { typed, problems, screen, boxes } = reading;
  const watched = mine.ok ? watchedIsins(mine.value, market?.universe) : null;
  const run = market && runAsked(reading, market, watched);
  const unlisted = typed.isWatchedOnly && watched && market ? unlistedAmong(watched, market) : [];
  const found = market && run && screen ? { rows: market.rows, screen, ...run } : null;
  const column = found ? 'lg:col-span-5' : 'lg:col-span-12';
  const address = screen ? ownScreenQuery(screen, typed.isWatchedOnly) : '';
  const saveCard = found ? (
    <Card title={text.save.title} titleId="own-save">
      <SaveScreen
        key={address}
        id={newSavedId()}
        rule={found.screen.ruleText}
        ranking={found.screen.ranking ? JSON.stringify(found.screen.ranking) : ''}
        saveAction={saveScreen}
        messages={text.save}
      />
      <p className="mt-3 text-sm">
        <TextLink href={paperFollowPath(address)}>{picksPaper.follow.link}</TextLink>
      </p>
    </Card>
  ) : null;
  // Below a short list, the card fills a column that would else be mostly empty.
  const isShort = found !== null && found.result.passed.length < shortList;
  return (
    <PicksFrame title={text.title} market={market} tab="own">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className={column}>
          <Card>
            <div className="grid grid-cols-1 gap-5">
              {found ? (
                <p className="text-sm lg:hidden">
                  <a href="#own-result" className="link">
                    {fill(text.result.jump, {
                      passed: formatNumber(found.result.passed.length + found.result.notTaken),
                      companies: formatNumber(found.result.companies),
                    })}
                  </a>
                </p>
              ) : null}
              {problems.rule ? (
                <MarkedRule rule={typed.rule} error={problems.rule} messages={text.form} />
              ) : null}
              <OwnScreenForm
                key={address || typed.rule}
                path={ownScreenPath}
                specs={rangeSpecs}
                boxes={boxes}
                typed={typed}
                errors={ownFormErrors(reading)}
                ratioNames={[
                  ...ratios.map(({ name }) => name),
                  ...ratioIds.map((id) => ratioList[id].name),
                ]}
                watchedCount={watched?.length ?? null}
                criteriaCount={ownScreenLimits.criteria}
                messages={text.form}
              />
              <RatioFormulas />
            </div>
          </Card>
        </div>
        {found ? (
          <div className="grid grid-cols-1 gap-4 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
            <OwnResult
              result={found.result}
              rows={found.rows}
              query={address}
              list={list}
              own={ratios}
              views={mine.ok ? mine.value.views : null}
              newViewId={newSavedId()}
              shareUrl={`${env.siteUrl}${ownScreenPath}?${address}`}
              unlisted={unlisted}
            />
            <Card
              title={fill(text.digest.title, { day: formatDate(found.since) })}
              titleId="own-digest"
              description={fill(text.digest.intro, { stayed: formatNumber(found.digest.stayed) })}
            >
              <ListChanges digest={found.digest} />
            </Card>
            {isShort ? saveCard : null}
          </div>
        ) : null}
        <div className={classNames('grid grid-cols-1 gap-4', column)}>
          {isShort ? null : saveCard}
          {mine.ok ? (
            <OwnRatios ratios={ratios} newId={newSavedId()} />
          ) : (
            <Alert tone="warn">{text.accountDown}</Alert>
          )}
          {mine.ok && mine.value.screens.length > 0 ? (
            <SavedScreens screens={mine.value.screens} />
          ) : null}
        </div>
      </div>
      {found && found.sensitivity.length > 0 ? (
        <SensitivityTable
          criteria={found.screen.ranking?.criteria ?? []}
          changes={found.sensitivity}
        />
      ) : null}
    </PicksFrame>
  );
}
