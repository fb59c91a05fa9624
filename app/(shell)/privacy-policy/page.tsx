import { PrivacyPolicy, privacyPolicyMetadata } from '@/components/policies/privacy-policy';
import { env } from '@/lib/env';

export const metadata = privacyPolicyMetadata('en');

/** Prerendered at build. */
export const dynamic = 'error';

export default function PrivacyPolicyPage() {
  return <PrivacyPolicy language="en" settings={env} />;
}
