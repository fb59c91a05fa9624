import { Alert } from '@/components/ui/alert';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { storyWindowHours } from '@/lib/news/domain/cluster';
import { OutletsStrip, type OutletState } from './outlets-strip';

/** Every outlet with how it answered last, and how stories are put together. */
export function NewsSources({
  outlets,
  isSample,
  now,
  messages,
  sourceWords,
}: {
  outlets: readonly OutletState[];
  isSample: boolean;
  now: Date;
  messages: Messages['news'];
  sourceWords: Messages['sources'];
}) {
  return (
    <div className="grid gap-6 p-4 md:p-5">
      <section id="sources" aria-labelledby="sources-title">
        <h2 id="sources-title" className="mb-3 text-lg font-semibold">
          {messages.outlets.title}
        </h2>
        {isSample ? <Alert className="mb-3">{messages.outlets.sample}</Alert> : null}
        <OutletsStrip
          outlets={outlets}
          now={now}
          messages={messages.outlets}
          sourceWords={sourceWords}
        />
      </section>
      <section aria-labelledby="method-title">
        <h2 id="method-title" className="mb-3 text-lg font-semibold">
          {messages.method.title}
        </h2>
        <div className="grid max-w-prose gap-3 text-sm text-ink-soft">
          <p>{messages.lead}</p>
          {messages.method.text.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph, { hours: storyWindowHours })}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
