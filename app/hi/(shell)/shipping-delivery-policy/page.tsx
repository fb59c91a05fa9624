import { DeliveryPolicy, deliveryPolicyMetadata } from '@/components/policies/delivery-policy';
import { env } from '@/lib/env';

export const metadata = deliveryPolicyMetadata('hi');

/** Prerendered at build. */
export const dynamic = 'error';

export default function HindiDeliveryPolicyPage() {
  return <DeliveryPolicy language="hi" settings={env} />;
}
