import { Amount } from '@/components/ui/amount';
import { Stat } from '@/components/ui/stat';

const hidden = { hiddenLabel: 'Amount hidden' };

export function AmountExample() {
  return (
    <div className="grid w-full gap-4">
      <dl className="flex flex-wrap gap-x-12 gap-y-6">
        <Stat
          label="Net worth"
          value={<Amount full="₹18,43,200" lakh="₹18.43 lakh" {...hidden} />}
          isMain
        />
        <Stat label="Cash" value={<Amount full="₹50,000" {...hidden} />} />
        <Stat label="Gold" value="–" note="No price yet" />
      </dl>
      <p className="max-w-prose text-sm text-ink-soft">
        Written as lakh and crore or in full, and hidden, as chosen under Display at the foot of the
        page.
      </p>
    </div>
  );
}
