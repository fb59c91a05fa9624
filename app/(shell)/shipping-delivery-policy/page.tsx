import { DeliveryPolicy, deliveryPolicyMetadata } from '@/components/policies/delivery-policy';
import { env } from '@/lib/env';

export const metadata = deliveryPolicyMetadata('en');

/** Prerendered at build. */
export const dynamic = 'error';

export default function DeliveryPolicyPage() {
  return <DeliveryPolicy language="en" settings={env} />;
}
