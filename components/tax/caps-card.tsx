import { Card } from '@/components/ui/card/card';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import { CapsList } from './caps-list';
import type { TaxMessages } from './form-groups';

/** The unused part of each cap, in both regimes. */
export function CapsCard({ input, messages }: { input: TaxInput; messages: TaxMessages }) {
  const { caps } = messages.details;
  return (
    <Card title={caps.title} titleId="tax-caps" description={caps.lead}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <CapsList input={input} regime="old" messages={messages} />
        <CapsList input={input} regime="new" messages={messages} />
      </div>
    </Card>
  );
}
