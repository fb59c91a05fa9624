import { render, screen } from '@testing-library/react';
import { SiteLink } from '@/components/shell/site-link';

test.each([
  ['/features/mutual-funds', '/features/mutual-funds', 'English'],
  ['/features/sip-calculator', '/hi/features/sip-calculator', null],
] as const)('the link of a Hindi page to %s leads to %s, titled %j', (path, href, title) => {
  render(
    <SiteLink path={path} language="hi">
      फ़ंड
    </SiteLink>,
  );
  const link = screen.getByRole('link', { name: 'फ़ंड' });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('title')).toBe(title);
  expect(link.getAttribute('hreflang')).toBe(title && 'en-IN');
});
