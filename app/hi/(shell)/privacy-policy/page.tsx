import { PrivacyPolicy, privacyPolicyMetadata } from '@/components/policies/privacy-policy';
import { env } from '@/lib/env';

export const metadata = privacyPolicyMetadata('hi');

/** Prerendered at build. */
export const dynamic = 'error';

export default function HindiPrivacyPolicyPage() {
  return <PrivacyPolicy language="hi" settings={env} />;
}
