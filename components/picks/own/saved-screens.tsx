import { RemoveButton } from '@/components/saved/remove-button';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { ownScreenQuery } from '@/lib/picks/domain/screen/own-screen-query';
import { ownScreenPath } from '@/lib/picks/domain/company/paths';
import type { Screen } from '@/lib/picks/domain/screen/screen';

/** The saved screens of a member, each with its rule and a remove button. */
export function SavedScreens({
  screens,
  messages,
}: {
  screens: readonly (Screen & { title: string })[];
  messages: Messages['picksOwn']['own']['savedScreens'];
}) {
  return (
    <Card title={messages.title} titleId="own-saved">
      {screens.length === 0 ? <p className="text-ink-soft">{messages.none}</p> : null}
      <ul className="grid gap-3">
        {screens.map((screen) => (
          <li key={screen.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="grid min-w-0">
              <TextLink href={`${ownScreenPath}?${ownScreenQuery(screen)}`}>
                {screen.title}
              </TextLink>
              <code className="text-sm wrap-anywhere text-ink-soft">{screen.ruleText}</code>
            </span>
            <RemoveButton
              id={screen.id}
              label={messages.remove}
              name={fill(messages.removeNamed, { name: screen.title })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
