import { RemoveButton } from '@/components/saved/remove-saved-item';
import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { saveRatio } from '@/lib/picks/server/actions';
import { RatioForm } from './own-save-forms';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { savedScreenPath } from '@/lib/picks/domain/company/paths';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import { cutToBytes } from '@/lib/text/read-text';

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
      <div className="grid grid-cols-1 gap-5">
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

/** The others are folded. */
const maxShown = 20;

/** A rule may be far longer; its screen shows the whole. */
const ruleStartBytes = 160;

type SavedScreensProps = {
  screens: readonly (Screen & { title: string })[];
  messages: Messages['picksOwn']['own']['savedScreens'];
};

/** The saved screens of a member, at least one, each with the start of its rule and a remove button. */
export function SavedScreens({ screens, messages }: SavedScreensProps) {
  const others = screens.slice(maxShown);
  return (
    <Card title={messages.title} titleId="own-saved">
      <ScreenList screens={screens.slice(0, maxShown)} messages={messages} />
      {others.length > 0 ? (
        <Disclosure title={fillCount(others.length, messages.others)} className="mt-4">
          <ScreenList screens={others} messages={messages} />
        </Disclosure>
      ) : null}
    </Card>
  );
}

function ScreenList({ screens, messages }: SavedScreensProps) {
  return (
    <ul className="grid gap-3">
      {screens.map(({ id, title, ruleText }) => {
        const start = cutToBytes(ruleText, ruleStartBytes);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="grid min-w-0">
              <TextLink href={savedScreenPath(id)} prefetches={false}>
                {title}
              </TextLink>
              <code className="text-sm wrap-anywhere text-ink-soft">
                {start.length < ruleText.length ? `${start}…` : start}
              </code>
            </span>
            <RemoveButton
              id={id}
              label={messages.remove}
              name={fill(messages.removeNamed, { name: title })}
            />
          </li>
        );
      })}
    </ul>
  );
}
