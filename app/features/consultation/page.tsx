import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DayList } from '@/components/consultation/day-list';
import { KindList } from '@/components/consultation/kind-list';
import { StepList, type StepId } from '@/components/consultation/step-list';
import { TakeDeviceZone } from '@/components/consultation/take-device-zone';
import { Terms } from '@/components/consultation/terms';
import { TimeList } from '@/components/consultation/time-list';
import { ZoneForm } from '@/components/consultation/zone-form';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { hasConfirmedAddress } from '@/lib/auth/server/confirmed-address';
import { findUser, nameOf, requireUser, type Member } from '@/lib/auth/server/session';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { dayName } from '@/lib/consultation/domain/day-name';
import { isKind } from '@/lib/consultation/domain/kinds';
import { nextLike } from '@/lib/consultation/domain/next-like';
import { bookingsPath, consultationPath, stepPath } from '@/lib/consultation/domain/paths';
import { readSlotId, slotId } from '@/lib/consultation/domain/slots';
import { findMyBooking, offeredDays } from '@/lib/consultation/server/store';
import { listMyWaits } from '@/lib/consultation/server/waiting-store';
import {
  indiaZone,
  isLikeIndia,
  listedZones,
  readZone,
  timesOf,
} from '@/lib/consultation/domain/zone';
import { env } from '@/lib/env';
import { willMailBeSent } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { changeWait } from './actions';
import { Choice } from './choice';
import { ConfirmAddress } from './confirm-address';
import { Details } from './details';
import { WaitNotice, Waits } from './waits';

const { consultation: words, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.consultation,
  description: words.description,
  alternates: { canonical: consultationPath },
};

/** A booking in steps, each an address: session, day, time, questions. Guests see all of it; sending asks who it is. */
export default async function ConsultationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readQuery(searchParams);
  const now = new Date();
  const settings = env.consultation;
  const member = await findUser();
  const isMember = member.ok;
  const needsConfirmation = member.ok && !(await isConfirmed(member.value));
  if (typeof query.again === 'string') redirect(await pathLike(query.again, now));

  const kind = isKind(query.kind) ? query.kind : null;
  const askedZone = readZone(query.zone);
  const zone = askedZone ?? indiaZone;
  const at = kind ? readSlotId(query.at) : null;
  const day = dayOf(query.day, at);
  const offered = kind && settings ? await offeredDays(kind, now) : null;
  const days = offered?.ok ? offered.value : [];
  const chosenDay = days.find(({ date }) => date === day) ?? null;
  const isFree = chosenDay?.starts.some((start) => start.getTime() === at?.getTime()) ?? false;
  const current: StepId = !kind ? 'kind' : !chosenDay ? 'day' : isFree ? 'details' : 'time';
  const pathTo = (step: StepId) =>
    stepPath({
      kind: step === 'kind' ? null : kind,
      day: step === 'time' ? day : null,
      zone: askedZone,
    });
  const shownZone = current === 'time' || current === 'details';

  return (
    <>
      <Breadcrumbs path={consultationPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.consultation}>{words.lead}</PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {settings?.registration ? null : (
          <Alert title={words.education.title}>{words.education.text}</Alert>
        )}
        <LiveRegion>
          <WaitNotice wait={query.wait} />
        </LiveRegion>
        {isMember ? (
          <p>
            <TextLink href={bookingsPath}>{words.mine.link}</TextLink>
          </p>
        ) : null}
        {settings && needsConfirmation && current !== 'details' ? <ConfirmAddress /> : null}
        {settings && isMember ? <Waits now={now} /> : null}
        {settings ? null : (
          <Alert tone="warn" title={words.notOffered.title}>
            {words.notOffered.text}
          </Alert>
        )}
        {settings ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <StepList current={current} pathOf={pathTo} messages={words.steps} />
              {offered?.ok === false ? (
                <Alert tone="warn" title={words.unavailable.title}>
                  {words.unavailable.text}
                </Alert>
              ) : null}
              {current === 'kind' ? (
                <Card title={words.kindStep.title} titleId="choose-kind">
                  <KindList
                    pathOf={(id) => stepPath({ kind: id, zone: askedZone })}
                    messages={words}
                  />
                </Card>
              ) : null}
              {kind && current !== 'kind' && offered?.ok ? (
                <Choice
                  kind={kind}
                  day={chosenDay?.date ?? null}
                  at={isFree ? at : null}
                  zone={zone}
                  pathTo={pathTo}
                />
              ) : null}
              {kind && current === 'day' && offered?.ok ? (
                <Card
                  title={words.dayStep.title}
                  titleId="choose-day"
                  description={words.dayStep.intro}
                >
                  {days.some(({ starts }) => starts.length > 0) ? null : (
                    <p className="mb-3">{words.dayStep.noneAtAll}</p>
                  )}
                  <DayList
                    days={days}
                    kind={kind}
                    chosen={null}
                    waitedFor={needsConfirmation ? null : isMember ? await waitedFor(now) : []}
                    pathOf={(date) => stepPath({ kind, day: date, zone: askedZone })}
                    changeWait={changeWait}
                    messages={words}
                  />
                </Card>
              ) : null}
              {kind && chosenDay && current === 'time' ? (
                <Card
                  title={fill(words.timeStep.title, { day: dayName(chosenDay.date) })}
                  titleId="choose-time"
                >
                  {at ? (
                    <Alert tone="warn" className="mb-4">
                      {fill(words.timeStep.gone, { time: timesOf(at, zone).join(', ') })}
                    </Alert>
                  ) : null}
                  {chosenDay.starts.length === 0 ? (
                    <p>{words.timeStep.none}</p>
                  ) : (
                    <TimeList
                      starts={chosenDay.starts}
                      zone={zone}
                      pathOf={(start) => stepPath({ kind, at: slotId(start), zone: askedZone })}
                      messages={words.timeStep}
                    />
                  )}
                </Card>
              ) : null}
              {shownZone && kind ? (
                <>
                  <ZoneForm
                    zone={zone}
                    path={consultationPath}
                    kept={{ kind, ...(at && isFree ? { at: slotId(at) } : { day: day ?? '' }) }}
                    messages={words.zone}
                  />
                  {askedZone ? null : <TakeDeviceZone likeIndia={zonesLikeIndia(now)} />}
                </>
              ) : null}
              {kind && at && current === 'details' ? (
                <Details
                  kind={kind}
                  at={at}
                  zone={zone}
                  isMember={isMember}
                  needsConfirmation={needsConfirmation}
                  again={query.like}
                />
              ) : null}
            </div>
            <Terms
              settings={settings}
              grievance={env.grievance}
              willMailBeSent={willMailBeSent()}
              messages={words}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Where it cannot be read, nothing is said before the form is sent: then the server checks again. */
async function isConfirmed(member: Member): Promise<boolean> {
  try {
    return await hasConfirmedAddress(member);
  } catch (error) {
    console.error('The state of an address could not be read:', nameOf(error));
    return true;
  }
}

async function waitedFor(now: Date): Promise<IsoDate[]> {
  return (await listMyWaits(dateInIndia(now))).map(({ day }) => day);
}

/** Where a member books again what they had: the free time most like the earlier one, with the earlier answers. */
async function pathLike(id: string, now: Date): Promise<string> {
  const earlier = await findMyBooking(await requireUser(), id);
  if (!earlier) return consultationPath;
  const { kind, zone } = earlier;
  const days = await offeredDays(kind, now);
  const start = days.ok ? nextLike(earlier.startsAt, days.value) : null;
  if (!start) return stepPath({ kind, zone });
  return `${stepPath({ kind, at: slotId(start), zone })}&like=${id}`;
}

function dayOf(day: unknown, at: Date | null): IsoDate | null {
  if (at) return dateInIndia(at);
  return isIsoDate(day) ? day : null;
}

function zonesLikeIndia(now: Date): string[] {
  return [...listedZones.filter((zone) => isLikeIndia(now, zone)), 'Asia/Calcutta', 'Asia/Colombo'];
}
