import { readBytes } from './read-bytes';

/** The JSON of a request's body of at most `limit` bytes; null for a longer one and for what is none. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  try {
    return bytes && JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
