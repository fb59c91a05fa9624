import { OnEachPage } from '@/components/shell/on-each-page';
import { messages } from '@/lib/messages';

/**
 * The fallback for a page that calls `notFound()` and has no notice of its own. It is part of every page's payload,
 * so it is small; app/[...missing] has the full one.
 */
export default function NotFound() {
  const { errors, failure } = messages();
  return (
    <main id="content" className="mx-auto max-w-prose px-4 py-10">
      <h1 className="text-2xl">{errors.notFoundTitle}</h1>
      <p className="mt-3">
        <a href="/analytics" className="link">
          {failure.toDashboard}
        </a>
      </p>
      <OnEachPage />
    </main>
  );
}
