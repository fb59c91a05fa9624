import { render, screen } from '@testing-library/react';
import { AnswerStats } from '@/components/options/answer-stats';
import { answerTo } from '@/components/options/answer-to';
import { editorMessages } from '@/components/options/form-words';
import { HeatCard } from '@/components/options/position/heat-card';
import { MarketChoice } from '@/components/options/market-choice';
import { moveWords } from '@/components/options/position/move-words';
import { OptionEditor } from '@/components/options/option-editor';
import { PositionFigures } from '@/components/options/position/position-figures';
import { PresetField } from '@/components/options/preset-field';
import { messages } from '@/lib/messages';
import { mostLegs } from '@/lib/options/domain/position/leg';
import { presetIds } from '@/lib/options/domain/position/preset-groups';
import { panelPathsOf, typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import { underlyings } from '@/lib/options/domain/position/typed-strategy';
import { noMoves } from '@/lib/options/domain/position/what-if';

export const today = '2026-11-21';

const { options, optionViews, optionChain, optionHistory, optionJournal } = messages();

/** The editor as the page renders it for an address. */
export function drawEditor(search = '') {
  window.history.replaceState(null, '', '/features/option-trading');
  const { typed } = typedFromQuery(new URLSearchParams(search), today);
  const { analysis, isGood, words, path } = answerTo(typed, today, options);
  return render(
    <OptionEditor
      action="/features/option-trading"
      initialTyped={typed}
      initialWords={words}
      initialMoveWords={moveWords(analysis?.strategy ?? null, noMoves, options.moves)}
      initialGood={analysis?.strategy ?? null}
      initialPath={path}
      today={today}
      mostLegs={mostLegs}
      header={
        <>
          <MarketChoice messages={options.form} />
          <PresetField
            preset="short-iron-condor"
            view={[
              {
                title: options.presets.title,
                presets: presetIds.map((id) => ({ id, name: options.presets.names[id] })),
              },
            ]}
            messages={options.form}
          />
        </>
      }
      underlyings={underlyings.map((value) => ({ value, label: value }))}
      expiries={['2026-12-01', '2026-12-08']}
      messages={editorMessages(options)}
      trades={null}
      indexFund={{ code: 100_001, path: '/nav.csv' }}
      panelTitles={{
        views: optionViews.title,
        chain: optionChain.title,
        history: optionHistory.title,
        journal: optionJournal.title,
      }}
      stats={
        analysis ? (
          <AnswerStats
            analysis={analysis}
            savingsRupees={null}
            isStale={!isGood}
            messages={options}
          />
        ) : null
      }
      payoff={<p>drawn by the server</p>}
      figures={analysis ? <PositionFigures analysis={analysis} messages={options} /> : null}
      heat={analysis ? <HeatCard analysis={analysis} moves={noMoves} messages={options} /> : null}
      panels={{ greeks: null, charges: null, presets: null, rules: null }}
      panelPaths={panelPathsOf(path)}
    />,
  );
}

export const answerBox = () => screen.getByRole('group', { name: options.answer.title });

export const legField = (label: keyof typeof options.form.labels, number: number) =>
  screen.getByLabelText(`${options.form.labels[label]}, leg ${number}`);
