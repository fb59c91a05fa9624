import { Progress } from '@/components/ui/progress';
import type { Regime } from '@/lib/law/regime';
import { capsOf } from '@/lib/tax/domain/caps';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { Money, Sentence } from '@/components/tax/money';

/** How full each cap of a regime is. */
export function CapsList({
  input,
  regime,
  messages,
}: {
  input: TaxInput;
  regime: Regime;
  messages: TaxMessages;
}) {
  const words = messages.details.caps;
  const names = messages.details.working.deductions;
  const caps = capsOf(input, regime);
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-semibold">{messages.regimes[regime]}</h3>
      {caps.length === 0 ? <p className="text-sm text-ink-soft">{words.none}</p> : null}
      <ul className="grid gap-3">
        {caps.map(({ name, usedRupees, capRupees }) => (
          <li key={name}>
            <Progress
              label={
                <span>
                  <Sentence
                    text={words.use}
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
