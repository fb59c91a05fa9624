import 'server-only';
import { userData } from './user-data';
import { errorName } from '@/lib/errors';

type Person = { uid: string; email: string; username: string };

/**
 * All user data as one JSON text, written kind by kind as each is read. A failed read aborts the download, because a
 * shortened file would look complete.
 */
export function exportStream({ uid, ...names }: Person, now: Date): ReadableStream<Uint8Array> {
  const parts = write(uid, names, now);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      } catch (error) {
        console.error('An export could not be finished:', errorName(error));
        controller.error(error);
      }
    },
  });
}

async function* write(uid: string, names: Omit<Person, 'uid'>, now: Date): AsyncGenerator<string> {
  yield `{\n  "format": "arthayatra-everything",\n  "version": 1,\n  "exportedAt": "${now.toISOString()}"`;
  for (const { id, title, exportOf } of userData) {
    const items = await exportOf(uid, names);
    const value = JSON.stringify({ title, items }, null, 2).replaceAll('\n', '\n  ');
    yield `,\n  ${JSON.stringify(id)}: ${value}`;
  }
  yield '\n}\n';
}

/** The same data for a page. */
export async function readUserData({ uid, ...names }: Person) {
  return Promise.all(
    userData.map(async ({ id, title, exportOf }) => ({
      id,
      title,
      items: await exportOf(uid, names),
    })),
  );
}
