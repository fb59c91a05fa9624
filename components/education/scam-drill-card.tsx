import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { Disclosure, DisclosureSummary } from '@/components/ui/disclosure';
import type { ScamDrill } from '@/lib/education/data/scams';
import { messages } from '@/lib/messages';

const { drill: drillMessages } = messages().scamClinic;

/**
 * A drill: the scene, the choices with their results, the warning signs, and where to report. The
 * browser's own elements do all of it, so it works without scripts.
 */
export function ScamDrillCard({
  drill: { slug, scene, signs, choices, report },
}: {
  drill: ScamDrill;
}) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-lg:max-w-[70ch] lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Card title={drillMessages.scene} titleId="scene">
        <p className="text-lg leading-relaxed whitespace-pre-line">{scene}</p>
      </Card>
      <div className="grid grid-cols-1 gap-6 lg:row-span-2">
        <section aria-labelledby="choices" className="grid gap-3">
          <h2 id="choices" className="text-xl">
            {drillMessages.question}
          </h2>
          <p className="text-sm text-ink-soft">{drillMessages.hint}</p>
          {choices.map(({ text, isSafe, why }) => (
            <details
              key={text}
              name={`choices-of-${slug}`}
              className="rounded border border-control bg-surface open:border-accent"
            >
              <DisclosureSummary title={text} className="rounded" />
              <p className="px-4 pt-1 pb-4">
                <Badge tone={isSafe ? 'good' : 'bad'}>
                  {isSafe ? drillMessages.safe : drillMessages.unsafe}
                </Badge>{' '}
                {why}
              </p>
            </details>
          ))}
        </section>
        <Disclosure title={drillMessages.signs}>
          <dl className="grid gap-3">
            {signs.map(({ text, why }) => (
              <div key={text}>
                <dt className="font-semibold">{text}</dt>
                <dd className="text-ink-soft">{why}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
      <Card title={drillMessages.report} titleId="report">
        <p>{report}</p>
      </Card>
    </div>
  );
}
