import { Stat } from '@/components/ui/stat';

export function StatExample() {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      <Stat label="Value in 15 years" value="₹25.23 lakh" note="at 12 % a year" isMain />
      <Stat label="You put in" value="₹9 lakh" />
      <Stat label="Last price" value="–" note="The exchange did not answer" />
    </dl>
  );
}
