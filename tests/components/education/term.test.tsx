import { render, screen } from '@testing-library/react';
import { Term, KeyTerm } from '@/components/education/glossary/term';
import { termOf } from '@/lib/education/data/glossary';

test('a word leads to the glossary and carries its meaning in a popover of the browser’s own', () => {
  render(
    <p>
      The <Term slug="exit-load">load</Term> is small.
    </p>,
  );
  const link = screen.getByRole('link', { name: 'load' });
  expect(link).toHaveAttribute('href', '/glossary/exit-load');
  const note = screen.getByText(termOf('exit-load').definition);
  expect(note).toHaveAttribute('popover', 'hint');
  expect(link).toHaveAttribute('interestfor', note.id);
});

test('a misspelled word is our mistake', () => {
  expect(() => render(<Term slug="exit-laod" />)).toThrow('exit-laod');
});

test.each([
  ['exit load', 'exit-load'],
  ['Exit loads', 'exit-load'],
  ['SIP', 'sip'],
])('%s in bold is the term %s', (word, slug) => {
  render(<KeyTerm terms={['nav', 'sip', 'exit-load']}>{word}</KeyTerm>);
  expect(screen.getByRole('link', { name: word })).toHaveAttribute('href', `/glossary/${slug}`);
});

test('anything else in bold stays as it is', () => {
  render(
    <KeyTerm terms={['nav']}>
      never <em>ever</em>
    </KeyTerm>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('ever')).toBeInTheDocument();
});
