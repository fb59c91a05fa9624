import { fieldsOf } from '@/lib/fields-of';
import { failure, success, type Result } from '@/lib/result';

const known = [
  'empty',
  'too-large',
  'wrong-type',
  'too-many-pixels',
  'damaged',
  'too-many',
  'signed-out',
  'unavailable',
] as const;

export type SendProblem = (typeof known)[number] | 'offline';

type Outcome = Promise<Result<null, { problem: SendProblem; seconds: number }>>;

/** Sends a new picture, or deletes the present one, from the browser. */
export const sendPicture = (picture: Blob) => ask('POST', picture);
export const deletePicture = () => ask('DELETE');

async function ask(method: string, body?: Blob): Outcome {
  try {
    const response = await fetch('/api/account/avatar', { method, body });
    if (response.ok) return success(null);
    const answer: unknown = await response.json().catch(() => null);
    const { problem } = fieldsOf(answer);
    return failure({
      problem: known.find((each) => each === problem) ?? 'unavailable',
      seconds: Number(response.headers.get('retry-after')) || 60,
    });
  } catch {
    return failure({ problem: 'offline', seconds: 0 });
  }
}
