import { PrivacyPolicy, privacyPolicyMetadata } from './privacy-policy';

export const metadata = privacyPolicyMetadata('en');

/** Prerendered at build. */
export const dynamic = 'error';

export default function PrivacyPolicyPage() {
  return <PrivacyPolicy language="en" />;
}
