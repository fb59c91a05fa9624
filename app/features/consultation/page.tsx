import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BookingPanel, ZoneForm } from '@/components/consultation/booking-panel';
import { ChosenSession, Details, ConfirmAddress } from '@/components/consultation/details';
import { MyBookingsCard, MyBookingsLink } from '@/components/consultation/my-bookings-card';
import { HostPanel, SessionPlan } from '@/components/consultation/session-plan';
import { TakeDeviceZone } from '@/components/consultation/take-device-zone';
import { Terms } from '@/components/consultation/terms';
import { WaitList, WaitNotice, WaitForm } from '@/components/consultation/wait-list';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { hasConfirmedAddress } from '@/lib/auth/server/confirmed-address';
import { findUser, requireUser, type Member } from '@/lib/auth/server/session';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { isUpcoming } from '@/lib/consultation/domain/booking';
import { freshIntake, type TypedIntake } from '@/lib/consultation/domain/intake';
import { isKind, kindIds, kindMinutes } from '@/lib/consultation/domain/kinds';
import { consultationPath, stepPath } from '@/lib/consultation/domain/paths';
import { settingsOn } from '@/lib/consultation/domain/settings';
import { readSlotId, slotId, nextLike } from '@/lib/consultation/domain/slots';
import { findMyBooking, listMyBookings, offeredDays } from '@/lib/consultation/server/store';
import { listMyWaitsWithFree } from '@/lib/consultation/server/waiting-store';
import {
  indiaZone,
  isLikeIndia,
  listedZones,
  readZone,
  timeIn,
  timesOf,
} from '@/lib/consultation/domain/zone';
import { env } from '@/lib/env';
import { errorName } from '@/lib/errors';
import { willMailBeSent } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { type SearchParams, readQuery } from '@/lib/query-values';
import type { SavedItem } from '@/lib/saved/saved-item';
import { listMySavedItems } from '@/lib/saved/store';
import { sendConfirmation } from '@/app/(shell)/account/actions';
import { changeWait, confirmAddress, postBooking, saveDraft, sendBooking } from './actions';

const { consultation, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.consultation,
  description: consultation.description,
  alternates: { canonical: consultationPath },
};

/**
 * Session, day and time are links that change the query (?kind=&day=&time=); with `at` the page asks the questions.
 * Guests see all of it and sign in when they send the form.
 */
export default async function ConsultationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readQuery(searchParams);
  const now = new Date();
  const settings = settingsOn(env.consultation, dateInIndia(now));
  const member = await findUser();
  const isMember = member.ok;
  if (typeof query.again === 'string') redirect(await pathLike(query.again, now));

  const kind = isKind(query.kind) ? query.kind : kindIds[0]!;
  const askedZone = readZone(query.zone);
  const zone = askedZone ?? indiaZone;
  const at = readSlotId(query.at);
  const [isUnconfirmed, offered, bookings] = await Promise.all([
    member.ok ? isConfirmed(member.value).then((isDone) => !isDone) : false,
    settings ? offeredDays(kind, now) : null,
    isMember ? listMyBookings() : null,
  ]);
  const days = offered?.ok ? offered.value : [];
  const day = at ? dateInIndia(at) : isIsoDate(query.day) ? query.day : null;
  const chosenDay =
    days.find(({ date }) => date === day) ?? days.find(({ starts }) => starts.length > 0) ?? null;
  const asked = chosenDay?.starts.find((start) =>
    at ? start.getTime() === at.getTime() : timeIn(start, indiaZone) === query.time,
  );
  const chosenTime = asked ?? chosenDay?.starts[0] ?? null;
  const isGone = !asked && (at !== null || typeof query.time === 'string') && offered?.ok;
  const isDetails = at !== null && asked !== undefined;
  const upcoming = bookings?.ok
    ? bookings.value.filter((booking) => isUpcoming(booking, now)).reverse()
    : [];
  const waits = settings && isMember && !isDetails ? await listMyWaitsWithFree(now) : [];
  const [saved, earlier] =
    settings && isMember && isDetails
      ? await Promise.all([savedItems(), intakeLike(query.like)])
      : [[], null];
  const pathOf = {
    day: (date: IsoDate) => stepPath({ kind, day: date, zone: askedZone }),
    time: (start: Date) =>
      stepPath({
        kind,
        day: dateInIndia(start),
        time: timeIn(start, indiaZone),
        zone: askedZone,
      }),
    next: (start: Date) => stepPath({ kind, at: slotId(start), zone: askedZone }),
  };

  return (
    <>
      <BreadcrumbData path={consultationPath} siteUrl={env.siteUrl} />
      <PageHeader
        title={navigation.titles.consultation}
        aside={
          settings && !isDetails ? (
            <ViewChips
              label={consultation.kindStep}
              current={kind}
              views={kindIds.map((id) => ({
                id,
                title: consultation.kinds[id].name,
                count: fill(consultation.shortMinutes, { count: kindMinutes[id] }),
                href: stepPath({ kind: id, day: chosenDay?.date, zone: askedZone }),
              }))}
            />
          ) : null
        }
        actions={
          isMember ? (
            <MyBookingsLink count={upcoming.length} label={consultation.mine.link} />
          ) : null
        }
      />
      {settings?.registration ? null : (
        <Notice
          detailsLabel={consultation.education.details}
          details={<p>{consultation.education.text}</p>}
        >
          <b className="font-semibold text-ink">{consultation.education.title}.</b>{' '}
          {consultation.education.short}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LiveRegion>
          <WaitNotice
            wait={query.wait}
            isMailSent={willMailBeSent()}
            messages={consultation.waits}
          />
        </LiveRegion>
        {settings ? null : (
          <Alert tone="warn" title={consultation.notOffered.title}>
            {consultation.notOffered.text}
          </Alert>
        )}
        {offered?.ok === false && settings ? (
          <Alert tone="warn" title={consultation.unavailable.title}>
            {consultation.unavailable.text}
          </Alert>
        ) : null}
        {settings && isDetails ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <ChosenSession
              kind={kind}
              at={at}
              zone={zone}
              host={settings.host.name}
              changeHref={pathOf.time(at)}
              messages={consultation}
            />
            <Details
              kind={kind}
              at={at}
              zone={zone}
              isMember={isMember}
              needsConfirmation={isUnconfirmed}
              earlier={earlier}
              saved={saved}
              actions={{
                post: postBooking,
                send: sendBooking,
                save: saveDraft,
                confirm: confirmAddress,
              }}
            />
          </div>
        ) : null}
        {settings && offered?.ok && !isDetails ? (
          <>
            <BookingPanel
              kind={kind}
              days={days}
              chosenDay={chosenDay}
              chosenTime={chosenTime}
              ownDays={upcoming.map(({ startsAt }) => dateInIndia(startsAt))}
              opensFull={!isUnconfirmed}
              zone={zone}
              awaitsZone={!askedZone}
              pathOf={pathOf}
              host={<HostPanel settings={settings} kind={kind} messages={consultation} />}
              zoneForm={
                <ZoneForm
                  zone={zone}
                  path={consultationPath}
                  otherParams={{
                    kind,
                    ...(chosenDay ? { day: chosenDay.date } : {}),
                    ...(asked ? { time: timeIn(asked, indiaZone) } : {}),
                  }}
                  messages={consultation.zone}
                />
              }
              wait={
                chosenDay?.without === 'full' ? (
                  <WaitForm
                    day={chosenDay.date}
                    kind={kind}
                    isWaiting={!isUnconfirmed && waits.some((wait) => wait.day === chosenDay.date)}
                    action={changeWait}
                    messages={consultation.dayStep}
                  />
                ) : null
              }
              notice={
                isGone ? (
                  <Alert tone="warn">
                    {fill(consultation.timeStep.gone, {
                      time: at ? timesOf(at, zone).join(', ') : String(query.time),
                    })}
                  </Alert>
                ) : null
              }
              messages={consultation}
            />
            {isUnconfirmed ? <ConfirmAddress sendConfirmation={sendConfirmation} /> : null}
          </>
        ) : null}
        {askedZone ? null : <TakeDeviceZone likeIndia={zonesLikeIndia(now)} />}
        {settings && !isDetails ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-12">
            <SessionPlan
              kind={kind}
              startsAt={chosenTime}
              messages={consultation}
              className={upcoming.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12'}
            />
            {upcoming.length > 0 ? (
              <MyBookingsCard
                bookings={upcoming}
                messages={consultation}
                className="lg:col-span-4"
              />
            ) : null}
          </div>
        ) : null}
        <WaitList waits={waits} changeWait={changeWait} messages={consultation.waits} />
        {settings ? (
          <Terms
            settings={settings}
            grievance={env.grievance}
            willMailBeSent={willMailBeSent()}
            messages={consultation}
          />
        ) : null}
      </div>
    </>
  );
}

/** True where the account cannot be read: the server checks again when the form is sent. */
async function isConfirmed(member: Member): Promise<boolean> {
  try {
    return await hasConfirmedAddress(member);
  } catch (error) {
    console.error('The state of an address could not be read:', errorName(error));
    return true;
  }
}

async function savedItems(): Promise<readonly SavedItem[]> {
  const items = await listMySavedItems();
  return items.ok ? items.value : [];
}

async function intakeLike(id: unknown): Promise<TypedIntake | null> {
  const earlier = typeof id === 'string' ? await findMyBooking(await requireUser(), id) : null;
  if (!earlier?.intake) return null;
  // The member agreed once and did not withdraw: the tick is set again, and can be removed.
  return { ...freshIntake, ...earlier.intake, attached: earlier.attached?.id ?? '', agree: 'on' };
}

/** For booking again: the free time most like the earlier one, with the earlier answers. */
async function pathLike(id: string, now: Date): Promise<string> {
  const earlier = await findMyBooking(await requireUser(), id);
  if (!earlier) return consultationPath;
  const { kind, zone } = earlier;
  const days = await offeredDays(kind, now);
  const start = days.ok ? nextLike(earlier.startsAt, days.value) : null;
  if (!start) return stepPath({ kind, zone });
  return `${stepPath({ kind, at: slotId(start), zone })}&like=${id}`;
}

function zonesLikeIndia(now: Date): string[] {
  return [...listedZones.filter((zone) => isLikeIndia(now, zone)), 'Asia/Calcutta', 'Asia/Colombo'];
}
