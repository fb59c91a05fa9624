import { RemoveButton } from '@/components/saved/remove-button';
import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { saveRatio } from '@/lib/picks/server/actions';
import { RatioForm } from './ratio-form';
import { Disclosure } from '@/components/ui/disclosure';

/** A member's own ratios with their formulas, and a form for the next one. */
export function OwnRatios({
  ratios,
  newId,
  messages: { own, picksRules },
}: {
  ratios: readonly OwnRatio[];
  newId: string;
  messages: { own: Messages['picksOwn']['own']['ratios'] } & Pick<Messages, 'picksRules'>;
}) {
  return (
    <Card title={own.title} titleId="own-ratios-title" description={`${own.text} ${own.written}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {ratios.length > 0 ? (
          <Table
            caption={own.caption}
            isCaptionHidden
            rows={ratios}
            rowKey={({ id }) => id}
            columns={[
              { id: 'name', title: own.name, width: 'name', cell: ({ name }) => name },
              {
                id: 'formula',
                title: own.formula,
                width: 'sentence',
                cell: ({ formula }) => <code className="text-sm wrap-anywhere">{formula}</code>,
              },
              {
                id: 'remove',
                title: own.remove,
                cell: ({ id, name }) => (
                  <RemoveButton id={id} label={own.remove} name={fill(own.removeNamed, { name })} />
                ),
              },
            ]}
          />
        ) : null}
        <RatioForm
          id={newId}
          ratioNames={ratioIds.map((id) => ratioList[id].name)}
          saveAction={saveRatio}
          messages={{ own, picksRules }}
        />
      </div>
    </Card>
  );
}

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
