import { sumOf } from '@/lib/cashflow/statistics';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { optionChain } from '@/lib/messages/en/options/option-chain';
import { optionHistory } from '@/lib/messages/en/options/option-history';
import { optionJournal } from '@/lib/messages/en/options/option-journal';
import { optionViews } from '@/lib/messages/en/options/option-views';
import { options } from '@/lib/messages/en/options/options';
import { maximumLossRupees, type Analysis } from '@/lib/options/domain/position/analysis';
import {
  comingExpiries,
  exampleVolatility,
  typedLegOf,
} from '@/lib/options/domain/position/typed-legs';
import type { JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import { isOption, maxLegs, signedUnits, type Leg } from '@/lib/options/domain/position/leg';
import {
  lotOfExpiry,
  readStrategy,
  type Market,
} from '@/lib/options/domain/position/read-strategy';
import {
  presetPath,
  typedFromQuery,
  type AddressedPanel,
} from '@/lib/options/domain/position/strategy-address';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { ChainPanel } from './chain/chain-panel';
import { ChargesCard, GreeksCard } from '@/components/options/position/greeks-and-charges';
import { HistoryPanel, type IndexFund } from './history/history-panel';
import { JournalPanel } from './journal/journal-panel';
import { legsInWords } from './form-texts';
import { OptionRules } from './option-rules-panel';
import { PresetPictures } from './preset-pictures';
import { ViewFinder } from './views/view-finder';

/** The panels in a card, which need scripts. */
const cardTitles = {
  views: optionViews.title,
  chain: optionChain.title,
  history: optionHistory.title,
  journal: optionJournal.title,
} as const;

export type CardPanel = keyof typeof cardTitles;

export type PanelName = CardPanel | AddressedPanel;

/** A member's trades; null for a guest; 'unavailable' where they could not be read. */
export type MemberTrades = readonly JournalEntry[] | null | 'unavailable';

export type EditorPanelProps = {
  name: PanelName;
  typed: TypedStrategy;
  analysis: Analysis | null;
  path: string | null;
  trades: MemberTrades;
  indexFund: IndexFund;
  today: IsoDate;
  onChange: (change: (typed: TypedStrategy) => TypedStrategy) => void;
};

const maxNameCharacters = 80;

/** The panels that fill the editor or save its result. Loaded when one of them is opened. */
export function EditorPanel(props: EditorPanelProps) {
  const { name, typed, analysis, today } = props;
  if (name === 'presets') {
    return <PresetPictures pathOf={(preset) => presetPath(preset, typed, today)} />;
  }
  if (name === 'rules') return <OptionRules today={today} />;
  if (name === 'greeks' || name === 'charges') {
    if (!analysis) return <Alert tone="warn">{options.answer.none}</Alert>;
    const Panel = name === 'greeks' ? GreeksCard : ChargesCard;
    return <Panel analysis={analysis} />;
  }
  return (
    <Card
      title={cardTitles[name]}
      titleId={`option-${name}-title`}
      description={options.panels[name]}
    >
      <CardContent {...props} name={name} />
    </Card>
  );
}

function CardContent({
  name,
  typed,
  analysis,
  path,
  trades,
  indexFund,
  today,
  onChange,
}: EditorPanelProps & { name: CardPanel }) {
  if (name === 'history') {
    if (!analysis) return <Alert tone="warn">{options.answer.none}</Alert>;
    return <HistoryPanel analysis={analysis} today={today} indexFund={indexFund} />;
  }
  const market = readStrategy(typed).market ?? analysis?.strategy ?? null;
  if (!market) return <Alert tone="warn">{options.answer.none}</Alert>;
  const setting = settingOf(market, analysis?.strategy.legs ?? []);
  const putLegs = (legsOf: (typed: TypedStrategy) => TypedStrategy['legs']) =>
    onChange((before) => ({ ...before, legs: legsOf(before).slice(0, maxLegs) }));
  switch (name) {
    case 'views':
      return (
        <ViewFinder
          setting={{ ...setting, lots: 1, date: market.date }}
          onStrategyChosen={(legs) => putLegs(() => legs.map((leg) => typedLegOf(leg, market)))}
        />
      );
    case 'chain':
      return (
        <ChainPanel
          setting={{ ...setting, today: market.date }}
          underlying={market.underlying}
          hasLegs={typed.legs.length > 0}
          onLegAdded={(leg) => {
            putLegs(({ legs }) => [...legs, typedLegOf(leg, market)]);
            return typed.legs.length < maxLegs;
          }}
          onSpotRead={(spot) => onChange((before) => ({ ...before, spot: String(spot) }))}
          onVolatilityRead={(percent) =>
            onChange((before) => ({ ...before, volatility: String(percent) }))
          }
        />
      );
    case 'journal':
      return trades === 'unavailable' ? (
        <Alert tone="warn">{optionJournal.failures.unavailable}</Alert>
      ) : (
        <JournalPanel
          memberEntries={trades}
          current={analysis && path ? currentOf(analysis, path) : null}
          onQueryLoaded={(query) =>
            onChange(() => typedFromQuery(new URLSearchParams(query), today).typed)
          }
        />
      );
  }
}

function settingOf(market: Market, legs: readonly Leg[]) {
  const { spot, strikeStep, unitsPerLot, rate, dividendYield, dayCount, date, underlying } = market;
  const own = legs.filter(isOption).map(({ volatility }) => volatility);
  const mean = sumOf(own) / own.length;
  const volatility =
    market.volatility === 'per-leg' ? mean || exampleVolatility : market.volatility;
  const known = comingExpiries(date, underlying, market.exchange);
  const fromLegs = legs.flatMap((leg) => (leg.kind === 'stock' ? [] : [leg.expiry]));
  const expiries = [...new Set([...known, ...fromLegs])].filter((day) => day > date).sort();
  return {
    spot,
    strikeStep,
    unitsPerLot,
    lotOf: (expiry: IsoDate) => lotOfExpiry({ underlying, date }, expiry),
    rate,
    dividendYield,
    dayCount,
    volatility,
    expiries: expiries.length > 0 ? expiries : [date],
  };
}

/** The strategy for the journal: name, address, cost, and maximum loss, which a result after charges is compared with. */
function currentOf(analysis: Analysis, path: string) {
  const { strategy } = analysis;
  const maximum = maximumLossRupees(analysis);
  const traded = strategy.legs.filter(({ kind }) => kind !== 'future');
  const entry = traded.reduce((sum, leg) => sum - signedUnits(leg) * leg.priceRupees, 0);
  return {
    name: legsInWords(strategy.legs).slice(0, maxNameCharacters),
    query: path.slice(path.indexOf('?') + 1),
    spot: strategy.spot,
    entryRupees: Number(entry.toFixed(2)),
    maxLossRupees: maximum === null || maximum <= 0 ? null : Number(maximum.toFixed(2)),
  };
}
