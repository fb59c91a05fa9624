import { RemoveButton } from '@/components/saved/remove-button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { savedScreenPath } from '@/lib/picks/domain/company/paths';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import { cutToBytes } from '@/lib/text/read-text';

/** The others are folded. */
const mostShown = 20;

/** A rule may be far longer; its screen shows the whole. */
const ruleStartBytes = 160;

type SavedScreensProps = {
  screens: readonly (Screen & { title: string })[];
  messages: Messages['picksOwn']['own']['savedScreens'];
};

/** The saved screens of a member, each with the start of its rule and a remove button. */
export function SavedScreens({ screens, messages }: SavedScreensProps) {
  const others = screens.slice(mostShown);
  return (
    <Card title={messages.title} titleId="own-saved">
      {screens.length === 0 ? <p className="text-ink-soft">{messages.none}</p> : null}
      <ScreenList screens={screens.slice(0, mostShown)} messages={messages} />
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
