import { Disclosure } from '@/components/ui/disclosure';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';

/** Every word of the rule language with its formula. */
export function RatioFormulas({ messages }: { messages: Messages['picksOwn']['own']['form'] }) {
  return (
    <Disclosure title={fill(messages.ratios, { count: ratioIds.length })}>
      <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-2 [&_dt]:font-semibold">
        {ratioIds.map((id) => (
          <div key={id}>
            <dt>{ratioList[id].name}</dt>
            <dd className="text-ink-soft">{ratioList[id].formula}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
