import { figureColumn } from '@/components/funds/figure-column';
import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/stat';
import { Table } from '@/components/ui/table';
import type { PlanInPeers } from '@/lib/funds/domain/market/peer-sips';
import { bandPlaces, type BandPlace } from '@/lib/funds/domain/plan-history';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** What a plan became in the funds of a category, from the worst to the best, with the funds that have closed counted. */
export function PeerSipsResult({
  peers: { outcomes, investedRupees, windows, funds, ended, brokenOff, lossPercent },
  intro,
  isShortened,
  spanText,
  messages: { language, peers: texts, places, columns, xirr },
}: {
  peers: PlanInPeers;
  intro: string;
  /** Whether the plan is longer than the SIPs. */
  isShortened: boolean;
  /** The length of the SIPs. */
  spanText: string;
  messages: Messages['planHistory'];
}) {
  return (
    <>
      {isShortened ? (
        <Alert tone="warn">{fill(texts.shortened, { tested: spanText })}</Alert>
      ) : null}
      <p className="max-w-prose">{intro}</p>
      <dl className="grid gap-x-6 gap-y-4 rounded bg-surface-sunken p-4 sm:grid-cols-3">
        {(['low', 'middle', 'high'] as const).map((place) => (
          <Stat
            key={place}
            label={places[place]}
            value={formatLakhCrore(outcomes[place].valueRupees, language)}
            note={fill(xirr, { percent: formatSignedPercent(outcomes[place].xirrPercent) })}
          />
        ))}
      </dl>
      <Table
        caption={texts.caption}
        columns={[
          { id: 'place', title: texts.place, cell: (place) => places[place] },
          figureColumn('invested', columns.invested, () =>
            formatNumber(Math.round(investedRupees)),
          ),
          figureColumn('value', columns.value, (place: BandPlace) =>
            formatNumber(Math.round(outcomes[place].valueRupees)),
          ),
          figureColumn('xirr', columns.xirr, (place: BandPlace) =>
            formatSignedPercent(outcomes[place].xirrPercent),
          ),
        ]}
        rows={bandPlaces}
        rowKey={(place) => place}
      />
      <p className="max-w-prose text-sm">
        {[
          fillCount(windows, texts.counts, {
            ...{ count: formatNumber(windows), length: spanText, funds, ended },
          }),
          ...(brokenOff > 0
            ? [fillCount(brokenOff, texts.brokenOff, { count: formatNumber(brokenOff) })]
            : []),
          fill(texts.loss, { percent: `${formatFixed(lossPercent, 1)}%` }),
        ].join(' ')}
      </p>
      <p className="max-w-prose text-sm text-ink-soft">{texts.method}</p>
    </>
  );
}
