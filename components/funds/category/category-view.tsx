import type { QuartileYears } from '@/lib/funds/domain/list/quartile-years';
import type { Market } from '@/lib/funds/domain/market/market';
import type { PeerGroup } from '@/lib/funds/domain/market/market-table';
import type { Messages } from '@/lib/messages';
import { CategoryFigures, CategoryYears } from './category-figures';
import { QuartileTable } from './quartile-table';
import { RollingSpread } from './rolling-spread';

/** A category: its figures beside the distribution of its rolling returns, its years and the quartiles of its funds. */
export function CategoryView({
  group,
  market,
  quartiles,
  csvSource,
  messages,
}: {
  group: PeerGroup;
  market: Market;
  quartiles: QuartileYears;
  csvSource: string;
  messages: Messages['funds'];
}) {
  const years = <CategoryYears years={group.years} messages={messages.list} />;
  // Rolling returns need three years of months; until then the years take their place.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <CategoryFigures group={group} market={market} messages={messages} />
      </div>
      <div className="lg:col-span-5">
        {group.rolling ? (
          <RollingSpread rolling={group.rolling} csvSource={csvSource} messages={messages} />
        ) : (
          years
        )}
      </div>
      <div className={group.rolling ? 'lg:col-span-8' : 'lg:col-span-12'}>
        <QuartileTable quartiles={quartiles} messages={messages.list.category} />
      </div>
      {group.rolling ? <div className="lg:col-span-4">{years}</div> : null}
    </div>
  );
}
