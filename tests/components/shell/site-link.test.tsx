import { render, screen } from '@testing-library/react';
import { SiteLink } from '@/components/shell/site-link';

test('a link of a Hindi page says where it leads to English, and leads to Hindi where it can', () => {
  render(
    <>
      <SiteLink path="/features/mutual-funds" language="hi">
        फ़ंड
      </SiteLink>
      <SiteLink path="/features/sip-calculator" language="hi">
        कैलकुलेटर
      </SiteLink>
    </>,
  );
  const english = screen.getByRole('link', { name: 'फ़ंड' });
  expect(english).toHaveAttribute('href', '/features/mutual-funds');
  expect(english).toHaveAttribute('hreflang', 'en-IN');
  expect(english).toHaveAttribute('title', 'English');
  const hindi = screen.getByRole('link', { name: 'कैलकुलेटर' });
  expect(hindi).toHaveAttribute('href', '/hi/features/sip-calculator');
  expect(hindi).not.toHaveAttribute('title');
});
