import type { TaxMessages } from '@/components/tax/form/form-groups';
import { Money, Sentence } from '@/components/tax/money';
import { Progress } from '@/components/ui/progress';
import { type Column, Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { regimes, type Regime } from '@/lib/law/tax-years';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { capsOf } from '@/lib/tax/domain/caps';
import type { Comparison } from '@/lib/tax/domain/compute-tax';
import type { Income } from '@/lib/tax/domain/income';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import { type CurveFacts, type ReliefZone, reliefZones } from '@/lib/tax/domain/next-rupee';

/** The used share of each cap of a regime. */
export function CapsList({
  input,
  regime,
  messages,
}: {
  input: TaxInput;
  regime: Regime;
  messages: TaxMessages;
}) {
  const capsMessages = messages.details.caps;
  const names = messages.details.working.deductions;
  const caps = capsOf(input, regime);
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-semibold">{messages.regimes[regime]}</h3>
      {caps.length === 0 ? <p className="text-sm text-ink-soft">{capsMessages.none}</p> : null}
      <ul className="grid gap-3">
        {caps.map(({ name, usedRupees, capRupees }) => (
          <li key={name}>
            <Progress
              label={
                <span>
                  <Sentence
                    text={capsMessages.use}
                    values={{
                      name: names[name],
                      used: <Money rupees={usedRupees} isRound messages={messages} />,
                      cap: <Money rupees={capRupees} isRound messages={messages} />,
                    }}
                  />
                </span>
              }
              percent={Math.floor((usedRupees * 100) / capRupees)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type LossRow = { name: string; of: (income: Income) => number };

/** Losses carried forward in each regime; nothing if there are none. */
export function LossesLeft({
  comparison,
  messages,
}: {
  comparison: Comparison;
  messages: TaxMessages;
}) {
  const lossesMessages = messages.details.losses;
  const all: LossRow[] = [
    { name: lossesMessages.house, of: ({ house }) => house.carriedForwardRupees },
    { name: lossesMessages.shortTerm, of: ({ gains }) => gains.carriedForward.shortTermRupees },
    { name: lossesMessages.longTerm, of: ({ gains }) => gains.carriedForward.longTermRupees },
  ];
  const rows = all.filter(
    ({ of }) => of(comparison.new.income) > 0 || of(comparison.old.income) > 0,
  );
  if (rows.length === 0) return null;
  const columns: Column<LossRow>[] = [
    { id: 'name', title: lossesMessages.loss, cell: ({ name }) => name },
    ...regimes.map((regime) =>
      rupeesColumn(regime, messages.regimes[regime], ({ of }: LossRow) =>
        of(comparison[regime].income),
      ),
    ),
  ];
  return (
    <div className="mt-5 grid max-w-2xl gap-2">
      <h3 className="font-semibold">{lossesMessages.title}</h3>
      <Table
        caption={lossesMessages.title}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <p className="text-sm text-ink-soft">{lossesMessages.note}</p>
    </div>
  );
}

/** Every income range in which one more rupee of income costs more than a rupee of tax. */
export function RateZones({ messages, ...facts }: CurveFacts & { messages: TaxMessages }) {
  const { lead, zones: texts } = messages.details.nextRupee;
  const columns: Column<ReliefZone>[] = [
    {
      id: 'above',
      title: texts.above,
      cell: ({ aboveRupees }) => formatLakhCrore(aboveRupees, messages.language),
    },
    { id: 'why', title: texts.why, shownFrom: 'md', cell: ({ kind }) => texts[kind] },
    ...regimes.map((regime) =>
      rupeesColumn(regime, texts[regime], ({ lastRupees }: ReliefZone) => lastRupees[regime]),
    ),
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose text-sm text-ink-soft">{lead}</p>
      <Table
        caption={texts.caption}
        columns={columns}
        rows={reliefZones(facts)}
        rowKey={({ aboveRupees }) => aboveRupees}
      />
    </div>
  );
}
