import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';

export function CardExample() {
  return (
    <div className="grid w-full gap-4 md:grid-cols-2">
      <Card
        title="Emergency fund"
        titleId="card-example"
        headingLevel={2}
        description="Six months of expenses"
        actions={<Badge tone="good">On track</Badge>}
      >
        <p>₹3.6 lakh of ₹4.2 lakh.</p>
      </Card>
      <Card>
        <p>A card without a title holds one thing that needs no name.</p>
      </Card>
    </div>
  );
}
