import 'server-only';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { visitorAddress } from './address-source';
import { takeTurn, type TooMany } from './store';

/** A file for anybody, counted by address: the refusal, or null while there are downloads left in this minute. */
export async function refuseFile(request: Pick<Request, 'headers'>): Promise<Response | null> {
  const turn = await takeTurn('file', { uid: null, address: visitorAddress(request.headers) });
  return turn.ok ? null : refusalOf(turn.problem);
}

/** A member's own file, counted by person: the refusal, or null while there are downloads left in this minute. */
export async function refuseExport(uid: string): Promise<Response | null> {
  const turn = await takeTurn('export', { uid, address: null });
  return turn.ok ? null : refusalOf(turn.problem);
}

/** Read by a person who pressed a link: a sentence. */
function refusalOf({ retryAfterSeconds }: TooMany): Response {
  return new Response(fill(messages().limits.tooManyFiles, { seconds: retryAfterSeconds }), {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'private, no-store',
    },
  });
}
