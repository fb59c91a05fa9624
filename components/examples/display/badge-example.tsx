import { Badge } from '@/components/ui/badge';

export function BadgeExample() {
  return (
    <>
      <Badge>Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="good">Live</Badge>
      <Badge tone="warn">Delayed</Badge>
      <Badge tone="bad">Failed</Badge>
    </>
  );
}
