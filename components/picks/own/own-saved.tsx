import { RemoveButton } from '@/components/saved/remove-saved-item';
import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { saveRatio } from '@/lib/picks/server/actions';
import { RatioForm } from './own-save-forms';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { savedScreenPath } from '@/lib/picks/domain/company/paths';
import type { SavedScreen } from '@/lib/picks/data/saved-screens';
import { cutToBytes } from '@/lib/text/read-text';

const { picksOwn, picksRules } = messages();
const { own: ownMessages } = picksOwn;

/** A member's own ratios with their formulas, and a form for the next one. */
export function OwnRatios({ ratios, newId }: { ratios: readonly OwnRatio[]; newId: string }) {
  const { ratios: ratioMessages } = ownMessages;
  return (
    <Card
      title={ratioMessages.title}
      titleId="own-ratios-title"
      description={`${ratioMessages.text} ${ratioMessages.written}`}
    >
      <div className="grid grid-cols-1 gap-5">
        {ratios.length > 0 ? (
          <Table
            caption={ratioMessages.caption}
            isCaptionHidden
            rows={ratios}
            rowKey={({ id }) => id}
            columns={[
              { id: 'name', title: ratioMessages.name, width: 'name', cell: ({ name }) => name },
              {
                id: 'formula',
                title: ratioMessages.formula,
                width: 'sentence',
                cell: ({ formula }) => <code className="text-sm wrap-anywhere">{formula}</code>,
              },
              {
                id: 'remove',
                title: ratioMessages.remove,
                cell: ({ id, name }) => (
                  <RemoveButton
                    id={id}
                    label={ratioMessages.remove}
                    name={fill(ratioMessages.removeNamed, { name })}
                  />
                ),
              },
            ]}
          />
        ) : null}
        <RatioForm
          id={newId}
          ratioNames={ratioIds.map((id) => ratioList[id].name)}
          saveAction={saveRatio}
          messages={{ own: ratioMessages, picksRules }}
        />
      </div>
    </Card>
  );
}

/** Every word of the rule language with its formula. */
export function RatioFormulas() {
  return (
    <Disclosure title={fill(ownMessages.form.ratios, { count: ratioIds.length })}>
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

type SavedScreensProps = { screens: readonly SavedScreen[] };

/** The saved screens of a member, at least one, each with the start of its rule and a remove button. */
export function SavedScreens({ screens }: SavedScreensProps) {
  const { savedScreens } = ownMessages;
  const others = screens.slice(maxShown);
  return (
    <Card title={savedScreens.title} titleId="own-saved">
      <ScreenList screens={screens.slice(0, maxShown)} />
      {others.length > 0 ? (
        <Disclosure title={fillCount(others.length, savedScreens.others)} className="mt-4">
          <ScreenList screens={others} />
        </Disclosure>
      ) : null}
    </Card>
  );
}

function ScreenList({ screens }: SavedScreensProps) {
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
              label={ownMessages.savedScreens.remove}
              name={fill(ownMessages.savedScreens.removeNamed, { name: title })}
            />
          </li>
        );
      })}
    </ul>
  );
}
