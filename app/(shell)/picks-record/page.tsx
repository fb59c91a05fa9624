import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NewestFingerprint } from '@/components/picks/record/verification-note';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { logFailure } from '@/lib/errors';
import { messages } from '@/lib/messages';
import { readNewestStamp } from '@/lib/picks/server/record-store';

const { navigation, picksRecord } = messages();

export const metadata: Metadata = {
  title: navigation.titles.picksRecord,
  description: picksRecord.description,
  alternates: { canonical: '/picks-record' },
};

/** The newest hash of the members' record, public: with a saved copy of it anyone can check the record later. */
export default async function PicksRecordPage() {
  await connection();
  return (
    <>
      <PageCrumbs steps={[{ title: navigation.titles.picksRecord }]} />
      <PageHeader title={navigation.titles.picksRecord}>{picksRecord.lead}</PageHeader>
      <div className="grid grid-cols-1 gap-4">
        {env.sources.isSample ? <Alert>{picksRecord.sample}</Alert> : null}
        {await newest()}
        <Card title={picksRecord.how.title} titleId="record-how">
          <div className="grid max-w-prose gap-3">
            {picksRecord.how.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <TextLink href="/features/stock-picks">{picksRecord.how.link}</TextLink>
            </p>
          </div>
        </Card>
      </div>
    </>
  );
}

async function newest() {
  try {
    const stamp = await readNewestStamp();
    if (!stamp) return <EmptyState title={picksRecord.none}>{picksRecord.noneWhy}</EmptyState>;
    const facts = [
      { term: picksRecord.facts.lists, value: String(stamp.sequence) },
      { term: picksRecord.facts.ranOn, value: formatDate(stamp.ranOn) },
      { term: picksRecord.facts.universe, value: picksRecord.universes[stamp.universeKind] },
    ];
    const hash = { term: picksRecord.facts.hash, value: stamp.hash };
    return <NewestFingerprint title={picksRecord.newest} facts={facts} hash={hash} />;
  } catch (error) {
    logFailure('The record of the screens could not be read', error);
    return <Alert tone="warn">{picksRecord.unavailable}</Alert>;
  }
}
