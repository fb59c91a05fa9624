import { TextLink } from '@/components/ui/text-link';

export function LinkExample() {
  return (
    <p className="max-w-prose">
      Start with the <TextLink href="/features/sip-calculator">SIP calculator</TextLink>, or read
      what <TextLink href="https://www.rbi.org.in/">the Reserve Bank</TextLink> says. This one{' '}
      <TextLink href="https://www.sebi.gov.in/" newTabLabel="opens in a new tab">
        leads to SEBI
      </TextLink>
      .
    </p>
  );
}
