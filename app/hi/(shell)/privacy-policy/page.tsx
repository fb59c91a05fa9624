import { PrivacyPolicy, privacyPolicyMetadata } from '@/app/(shell)/privacy-policy/privacy-policy';

export const metadata = privacyPolicyMetadata('hi');

/** Prerendered at build. */
export const dynamic = 'error';

export default function HindiPrivacyPolicyPage() {
  return <PrivacyPolicy language="hi" />;
}
