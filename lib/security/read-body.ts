import { parseJson } from '@/lib/parse-json';
import { arePartsPlain } from './form-parts';

/** The JSON of a request's body of at most `limit` bytes; null for a longer body and for invalid JSON. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  return (bytes && parseJson(bytes.toString('utf8'))) ?? null;
}

/** The body of a request, or null when it is longer than `limit`: what comes after is not read. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length')) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * The form of a request's body of at most `limit` bytes, which are counted as they arrive and before they are parsed.
 * Null for a body that is no form with files as browsers write it.
 */
export async function readForm(
  request: Request,
  limit: number,
): Promise<FormData | 'too-large' | null> {
  const bytes = await readBytes(request, limit);
  if (!bytes) return 'too-large';
  const type = request.headers.get('content-type') ?? '';
  if (!arePartsPlain(bytes, type)) return null;
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  return body.formData().catch(() => null);
}
