import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import { coverageOf } from '@/lib/picks/domain/own-file/coverage';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { OwnResultTable } from './own-result-table';
import { ratioNames } from './ratio-names';
import type { OwnViewProps } from './own-view-props';

/** The eight screens on the reader's companies: how many pass, and what a screen needs that the files lack. */
export function OwnScreens(view: OwnViewProps) {
  const { market, messages } = view;
  const { ownFile, screenNames } = messages;
  const words = ownFile.screens;
  const [openId, setOpenId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = useMemo(
    () =>
      screens
        .map(({ id, ...screen }) => {
          const coverage = coverageOf({ id, ...screen }, market.known);
          const result = coverage?.screen
            ? runScreen(coverage.screen, market.rows, market.asOf)
            : null;
          return { id, coverage, result };
        })
        .sort((one, other) => (screenNames[one.id] < screenNames[other.id] ? -1 : 1)),
    [market, screenNames],
  );
  const open = lines.find(({ id }) => id === openId);
  useEffect(() => {
    if (openId) heading.current?.focus();
  }, [openId]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Table
        caption={words.caption}
        isCaptionHidden
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'screen',
            title: words.screen,
            width: 'name',
            cell: ({ id, result }) =>
              result ? (
                <Button
                  variant="quiet"
                  aria-label={fill(words.open, { screen: screenNames[id] })}
                  aria-expanded={id === openId}
                  onClick={() => setOpenId(id === openId ? null : id)}
                  className="-mx-3.5 text-left"
                >
                  {screenNames[id]}
                </Button>
              ) : (
                screenNames[id]
              ),
          },
          {
            id: 'passed',
            title: fill(words.passed, { companies: formatNumber(market.rows.length) }),
            isNumber: true,
            cell: ({ result }) =>
              result ? formatNumber(result.passed.length + result.notTaken) : notKnown,
          },
          {
            id: 'rules',
            title: words.rules,
            isNumber: true,
            cell: ({ coverage }) =>
              coverage
                ? fill(words.ofRules, { checked: coverage.checked, rules: coverage.rules })
                : notKnown,
          },
          {
            id: 'needs',
            title: words.needs,
            width: 'sentence',
            cell: ({ coverage }) => (
              <span className="text-sm text-ink-soft">
                {coverage && coverage.missing.length > 0
                  ? ratioNames(coverage.missing)
                  : words.needsNothing}
              </span>
            ),
          },
        ]}
      />
      {open?.result ? (
        <section
          aria-labelledby="own-screen-title"
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
        >
          <h2
            id="own-screen-title"
            ref={heading}
            tabIndex={-1}
            className="text-lg font-semibold outline-none"
          >
            {fill(words.resultTitle, {
              screen: screenNames[open.id],
              count: formatNumber(open.result.passed.length + open.result.notTaken),
              companies: formatNumber(market.rows.length),
            })}
          </h2>
          <OwnResultTable
            key={JSON.stringify(view.list)}
            {...view}
            fileName={open.id}
            result={open.result}
            coverage={open.coverage}
          />
        </section>
      ) : null}
    </div>
  );
}
