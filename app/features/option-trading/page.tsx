import type { Metadata } from 'next';
import { PageTerms } from '@/components/education/glossary/terms';
import { AnswerStats } from '@/components/options/answer-stats';
import { ChargesCard, GreeksCard } from '@/components/options/position/greeks-and-charges';
import type { MemberTrades } from '@/components/options/editor-panels';
import { HeatCard } from '@/components/options/position/heat-card';
import { LossFacts } from '@/components/options/position/loss-facts';
import { moveTexts, editorMessages, formTexts } from '@/components/options/form-texts';
import { OptionEditor } from '@/components/options/option-editor';
import { MarketChoice, PresetField } from '@/components/options/title-row';
import { OptionRules } from '@/components/options/option-rules-panel';
import { PayoffFigure } from '@/components/options/position/payoff-figure';
import { PositionFigures } from '@/components/options/position/position-figures';
import { PresetPictures } from '@/components/options/preset-pictures';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { Alert } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { rowOn } from '@/lib/law/dated-row';
import { derivativeLosses } from '@/content/law/derivative-losses';
import { fundFilePath } from '@/lib/funds/domain/fund-query';
import { messages } from '@/lib/messages';
import { calculatorData } from '@/lib/navigation/structured-data';
import { fill } from '@/lib/messages/fill';
import { analyse, type Analysis } from '@/lib/options/domain/position/analysis';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { comingExpiries } from '@/lib/options/domain/position/typed-legs';
import { maxLegs } from '@/lib/options/domain/position/leg';
import { presetGroups, type PresetGroup } from '@/lib/options/domain/position/preset';
import {
  addressedPreset,
  panelKey,
  panelPathsOf,
  presetPath,
  strategyPath,
  typedFromQuery,
} from '@/lib/options/domain/position/strategy-address';
import { tradesIn } from '@/lib/options/data/saved-trade';
import { underlyings, noMoves } from '@/lib/options/domain/position/typed-strategy';
import { type QueryValues, type SearchParams, readQuery } from '@/lib/query-values';
import { listMySavedItems } from '@/lib/saved/store';
import { optionsPath } from '@/lib/navigation/page-paths';

const { options, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.optionTrading,
  description: options.page.description,
  alternates: { canonical: optionsPath },
};

/** The legs are in the query, so the result is in the HTML; only the journal is personal. */
export default async function OptionTradingPage({ searchParams }: { searchParams: SearchParams }) {
  const query = searchOf(await readQuery(searchParams));
  const today = dateInIndia(new Date());
  const { typed, unreadLegs } = typedFromQuery(query, today);
  const read = readStrategy(typed);
  // Null while a field has a problem.
  const analysis = read.strategy && analyse(read.strategy);
  const path = read.strategy && strategyPath(read.strategy, today);
  const losses = rowOn(derivativeLosses, today);
  const panel = query.get(panelKey);
  const { form, presets, answer } = options;
  return (
    <>
      <BreadcrumbData path={optionsPath} siteUrl={env.siteUrl} />
      <JsonLd
        data={calculatorData(env.siteUrl, {
          path: optionsPath,
          name: navigation.titles.optionTrading,
          description: options.page.description,
        })}
      />
      <OptionEditor
        header={
          <>
            <PageHeader
              title={navigation.titles.optionTrading}
              aside={
                <>
                  <MarketChoice
                    messages={{
                      market: { underlying: form.market.underlying },
                      expiry: form.expiry,
                    }}
                  />
                  <PresetField
                    preset={addressedPreset(query)}
                    view={(Object.keys(presetGroups) as PresetGroup[]).map((group) => ({
                      title: presets.groups[group],
                      names: presetGroups[group].map((id) => presets.names[id]),
                    }))}
                    messages={{ preset: form.preset, load: form.load }}
                  />
                </>
              }
              actions={
                <a
                  href="#option-journal-tab"
                  className={buttonClasses('secondary', 'needs-scripts max-lg:hidden')}
                >
                  {options.tabs.saveTrade}
                </a>
              }
            />
            {losses ? <LossFacts row={losses} /> : null}
            {unreadLegs.length > 0 ? (
              <Alert tone="warn" className="mb-3">
                {fill(form.unread, { legs: unreadLegs.join(', ') })}
              </Alert>
            ) : null}
          </>
        }
        action={optionsPath}
        initialTyped={typed}
        initialMessages={formTexts(read)}
        initialMoveTexts={moveTexts(read.strategy, noMoves)}
        initialGood={read.strategy}
        initialPath={path}
        today={today}
        maxLegs={maxLegs}
        underlyings={underlyings.map((value) => ({
          value,
          label: value === 'own' ? form.market.own : value,
        }))}
        expiries={comingExpiries(today, typed.underlying, typed.exchange)}
        messages={editorMessages(options)}
        trades={await memberTrades()}
        indexFund={{
          code: env.picks.benchmarkScheme,
          path: fundFilePath(env.picks.benchmarkScheme, 'nav.csv'),
        }}
        stats={
          analysis ? (
            <AnswerStats analysis={analysis} savingsRupees={null} stale={null} />
          ) : (
            <p>{typed.legs.length === 0 ? answer.noLegs : answer.none}</p>
          )
        }
        {...partsOf(analysis)}
        panels={{
          greeks: analysis && panel === 'greeks' ? <GreeksCard analysis={analysis} /> : null,
          charges: analysis && panel === 'charges' ? <ChargesCard analysis={analysis} /> : null,
          presets:
            panel === 'presets' ? (
              <PresetPictures pathOf={(preset) => presetPath(preset, typed, today)} />
            ) : null,
          rules: panel === 'rules' ? <OptionRules today={today} /> : null,
        }}
        panelPaths={panelPathsOf(path)}
      />
      <PageTerms page="/features/option-trading" />
    </>
  );
}

function partsOf(analysis: Analysis | null) {
  if (!analysis) return { payoff: null, figures: null, heat: null };
  return {
    payoff: <PayoffFigure analysis={analysis} moves={noMoves} />,
    figures: <PositionFigures analysis={analysis} />,
    heat: <HeatCard analysis={analysis} moves={noMoves} />,
  };
}

/** Null for a guest, whose journal is in the browser. */
async function memberTrades(): Promise<MemberTrades> {
  const items = await listMySavedItems();
  if (items.ok) return tradesIn(items.value);
  return items.problem === 'unavailable' ? 'unavailable' : null;
}

function searchOf(values: QueryValues): URLSearchParams {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    [value ?? []].flat().map((text) => [key, text]),
  );
  return new URLSearchParams(pairs);
}
