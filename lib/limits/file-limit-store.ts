import 'server-only';
import { sentenceAnswer } from '@/lib/answers';
import { messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';
import { visitorAddress } from './address-source';
import { takeToken, type TooMany } from './store';

/** A public file, counted by address: the refusal, or null while there are downloads left in this minute. */
export async function refuseFile(request: Pick<Request, 'headers'>): Promise<Response | null> {
  const token = await takeToken('file', { uid: null, address: visitorAddress(request.headers) });
  return token.ok ? null : refusalOf(token.problem);
}

/** A member's own file, counted by person: the refusal, or null while there are downloads left in this minute. */
export async function refuseExport(uid: string): Promise<Response | null> {
  const token = await takeToken('export', { uid, address: null });
  return token.ok ? null : refusalOf(token.problem);
}

function refusalOf({ retryAfterSeconds }: TooMany): Response {
  const text = fillCount(retryAfterSeconds, messages().limits.tooManyFiles);
  return sentenceAnswer(text, 429, { 'retry-after': String(retryAfterSeconds) });
}
