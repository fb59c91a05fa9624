import { readBytes } from './read-bytes';

/**
 * The form of a request's body of at most `limit` bytes, which are counted as they arrive and before they are parsed.
 * Null for a body that is no form.
 */
export async function readForm(
  request: Request,
  limit: number,
): Promise<FormData | 'too-large' | null> {
  const bytes = await readBytes(request, limit);
  if (!bytes) return 'too-large';
  const type = request.headers.get('content-type') ?? '';
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  return body.formData().catch(() => null);
}
