import type { Metadata } from 'next';
import { PaperList } from '@/components/picks/paper/paper-list';
import { PicksFrame, PicksTabs } from '@/components/picks/picks-frame';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { loadFundValues } from '@/lib/funds/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { paperFollowPath } from '@/lib/picks/domain/company/paths';
import { paperLimits } from '@/lib/picks/domain/paper/paper-portfolio';
import { benchmarkName } from '@/lib/picks/server/benchmark';
import { loadPapers, readMyPapers } from '@/lib/picks/server/paper-source';
import { loadMarket } from '@/lib/picks/server/source';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { picksOwn, picksPaper } = messages();

export const metadata: Metadata = {
  title: picksPaper.title,
  description: picksPaper.description,
  ...membersMetadata,
};

/** The member's paper portfolios with their values. */
export default async function PaperPortfoliosPage() {
  const member = await requireUser();
  const [market, mine] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readMyPapers(member),
  ]);
  const portfolios = mine.ok ? mine.value : [];
  const loaded = market && (await loadPapers(portfolios, market, loadFundValues));
  return (
    <PicksFrame
      title={picksPaper.title}
      market={market}
      tab={market && mine.ok ? undefined : 'paper'}
    >
      {mine.ok ? null : <Alert tone="warn">{picksOwn.own.accountDown}</Alert>}
      {market && loaded && mine.ok ? (
        <Panel
          label={picksPaper.list.caption}
          head={<PicksTabs current="paper" className="-mb-px self-end" />}
          tools={
            <>
              <span className="text-xs text-ink-soft">
                {fill(picksPaper.list.count, {
                  count: portfolios.length,
                  max: paperLimits.portfolios,
                })}
              </span>
              <TextLink href={paperFollowPath('')} className="text-sm">
                {picksPaper.list.watchlist}
              </TextLink>
            </>
          }
          foot={
            <>
              {fill(picksPaper.list.foot, {
                fund: benchmarkName(market, loaded.benchmark, picksOwn.record.backTest),
              })}{' '}
              {picksPaper.page.disclaimer}
            </>
          }
        >
          <PaperList
            lines={loaded.papers.map(({ portfolio, result }) => ({
              portfolio,
              figures: result?.figures ?? null,
            }))}
          />
        </Panel>
      ) : null}
    </PicksFrame>
  );
}
