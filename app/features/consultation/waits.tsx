import { WaitList } from '@/components/consultation/wait-list';
import { Alert } from '@/components/ui/alert';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { kindIds, type KindId } from '@/lib/consultation/domain/kinds';
import type { OfferedDay } from '@/lib/consultation/domain/slots';
import { offeredDays } from '@/lib/consultation/server/store';
import { listMyWaits } from '@/lib/consultation/server/waiting-store';
import { willMailBeSent } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { changeWait } from './actions';

const { waits: words } = messages().consultation;

/** The days that the member waits for, and whether one has become free. */
export async function Waits({ now }: { now: Date }) {
  const waits = await listMyWaits(dateInIndia(now));
  if (waits.length === 0) return null;
  const free = new Map<KindId, OfferedDay[]>();
  for (const kind of kindIds) {
    if (!waits.some((wait) => wait.kind === kind)) continue;
    const days = await offeredDays(kind, now);
    free.set(kind, days.ok ? days.value : []);
  }
  const isFree = ({ day, kind }: { day: IsoDate; kind: KindId }) =>
    free.get(kind)?.some(({ date, starts }) => date === day && starts.length > 0) ?? false;
  return (
    <WaitList
      waits={waits.map((wait) => ({ ...wait, isFree: isFree(wait) }))}
      changeWait={changeWait}
      messages={words}
    />
  );
}

/** What came of a wait that was begun or ended. */
export function WaitNotice({ wait }: { wait: unknown }) {
  switch (wait) {
    case 'added':
      return <Alert tone="good">{willMailBeSent() ? words.addedMail : words.added}</Alert>;
    case 'removed':
      return <Alert tone="good">{words.removed}</Alert>;
    case 'tooMany':
    case 'notConfirmed':
    case 'failed':
      return <Alert tone="warn">{words[wait]}</Alert>;
    default:
      return null;
  }
}
