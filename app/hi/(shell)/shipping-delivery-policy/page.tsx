import {
  DeliveryPolicy,
  deliveryPolicyMetadata,
} from '@/app/(shell)/shipping-delivery-policy/delivery-policy';

export const metadata = deliveryPolicyMetadata('hi');

/** Prerendered at build. */
export const dynamic = 'error';

export default function HindiDeliveryPolicyPage() {
  return <DeliveryPolicy language="hi" />;
}
