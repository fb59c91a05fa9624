import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { worksWithoutPrices } from '@/lib/picks/domain/screen/needed-ratios';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';
import { RuleText } from './rule-text';

/** The idea of a screen, its rule, its past failures and its author. */
export function ScreenFacts({
  screen,
  about,
  messages,
}: {
  screen: Screen;
  about: Messages['picksScreens'][ScreenId];
  messages: Messages['picks']['list'];
}) {
  const { ranking } = screen;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm [&_dt]:font-semibold">
      <div>
        <dt>{messages.thesis}</dt>
        <dd className="max-w-prose">{about.thesis}</dd>
      </div>
      <div>
        <dt className="mb-1">{messages.rule}</dt>
        <dd>
          <RuleText text={screen.ruleText} />
        </dd>
      </div>
      <div>
        <dt>{messages.ranking}</dt>
        <dd>
          {ranking ? (
            <ul className="list-disc pl-5">
              {ranking.criteria.map(({ expressionText, better, weight }) => (
                <li key={expressionText}>
                  {fill(messages.rankedBy[better], {
                    ratio: expressionText,
                    weight: formatNumber(weight, 2),
                  })}
                </li>
              ))}
            </ul>
          ) : (
            messages.byName
          )}
        </dd>
      </div>
      <div>
        <dt>{messages.prices}</dt>
        <dd>{worksWithoutPrices(screen) ? messages.worksWithoutPrices : messages.needsPrices}</dd>
      </div>
      <div>
        <dt>{messages.failures}</dt>
        <dd>
          <ul className="max-w-prose list-disc pl-5">
            {about.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{messages.source}</dt>
        <dd className="max-w-prose">{about.source}</dd>
      </div>
    </dl>
  );
}
