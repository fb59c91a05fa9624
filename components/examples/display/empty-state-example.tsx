import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export function EmptyStateExample() {
  return (
    <div className="grid w-full gap-4">
      <EmptyState
        title="No plans yet"
        action={<ButtonLink href="/features/sip-calculator">Make a plan</ButtonLink>}
      >
        A plan that you save in the calculator stands here, ready to compare.
      </EmptyState>
      <EmptyState title="Nothing matches “gold”" />
    </div>
  );
}
