/** Built files; their names change with their content, so that a copy never grows old. */
export const assetCache = 'built-files';
/** Documents that are the same for all visitors, fetched without cookies. */
export const pageCache = 'pages';
/** Lessons that a member has opened: this, and a random word per sign-in. */
export const lessonCachePrefix = 'lessons-';

/** Drops every lesson cached in this browser; at log-out, at a session's end and at the next sign-in. */
export async function forgetLessons(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(lessonCachePrefix)).map((name) => caches.delete(name)),
  );
}
