import { DeliveryPolicy, deliveryPolicyMetadata } from './delivery-policy';

export const metadata = deliveryPolicyMetadata('en');

/** Prerendered at build. */
export const dynamic = 'error';

export default function DeliveryPolicyPage() {
  return <DeliveryPolicy language="en" />;
}
