import { render, screen } from '@testing-library/react';
import { HindiPageTerms, PageTerms } from '@/components/education/term-list';
import { firstSentence, termOf } from '@/lib/education/data/glossary';
import { messages } from '@/lib/messages';

const page = '/features/income-tax-calculator';

test('a page in Hindi names its terms in Hindi and leads to their English meanings', () => {
  const { keyTerms } = messages('hi').shell;
  render(<HindiPageTerms page={page} label={keyTerms} />);
  const links = screen.getAllByRole('link');
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    expect(link).toHaveTextContent(/\p{Script=Devanagari}/u);
    expect(link).toHaveAttribute('hreflang', 'en-IN');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/glossary\//));
  }
  expect(screen.getByRole('complementary', { name: keyTerms })).toBeInTheDocument();
});

test('a page in English carries the meanings', () => {
  const { glossary } = messages();
  render(<PageTerms page={page} messages={glossary} />);
  expect(screen.getByRole('complementary', { name: glossary.strip })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Rebate/ })).toBeInTheDocument();
  expect(screen.getByText(firstSentence(termOf('rebate')))).toBeInTheDocument();
});
