import type { Messages } from '@/lib/messages';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { TextField } from '../ui/field';

/** Three numbers that lead into the SIP calculator by a plain GET: it needs no script. */
export function QuickSip({ labels }: { labels: Messages['dashboard']['quickSip'] }) {
  const number = { inputMode: 'decimal', autoComplete: 'off', required: true } as const;
  return (
    <Card title={labels.title} titleId="quick-sip" description={labels.description}>
      <form
        action="/features/sip-calculator"
        className="grid items-end gap-4 md:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <TextField
          {...number}
          id="quick-monthly"
          name="m"
          label={labels.monthly}
          defaultValue="10,000"
        />
        <TextField {...number} id="quick-years" name="y" label={labels.years} defaultValue="15" />
        <TextField
          {...number}
          id="quick-return"
          name="r"
          label={labels.annualReturn}
          defaultValue="12"
        />
        <Button type="submit">{labels.submit}</Button>
      </form>
    </Card>
  );
}
