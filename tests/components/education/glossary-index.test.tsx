import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GlossaryIndex } from '@/components/education/glossary/glossary-index';
import { glossaryTerms, termPath, termsByLetter } from '@/lib/education/data/glossary';
import { messages } from '@/lib/messages';

const { glossary } = messages();
const hiddenLink = (name: string) => screen.queryByRole('link', { name });

test('each term leads to its own page, also where its slug does not follow from its name', () => {
  render(<GlossaryIndex groups={termsByLetter()} messages={glossary} />);
  const paths = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/'));
  expect(paths).toEqual(glossaryTerms.map(({ slug }) => termPath(slug)));
});

test('terms are filtered by their English and Hindi names', async () => {
  render(<GlossaryIndex groups={termsByLetter()} messages={glossary} />);
  const field = screen.getByRole('searchbox', { name: glossary.filter.filter });
  await userEvent.type(field, 'exit LOAD');
  expect(screen.getByRole('link', { name: 'Exit load' })).toBeVisible();
  expect(hiddenLink('Bitcoin')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'बिटकॉइन');
  expect(screen.getByRole('link', { name: 'Bitcoin' })).toBeVisible();
  expect(hiddenLink('Exit load')).toBeNull();
  await userEvent.clear(field);
  expect(screen.getByRole('link', { name: 'Exit load' })).toBeVisible();
});

test('what no name holds leads to the search of definitions', async () => {
  render(<GlossaryIndex groups={termsByLetter()} messages={glossary} />);
  await userEvent.type(screen.getByRole('searchbox'), 'tax & lakh');
  expect(screen.getByRole('status')).toHaveTextContent(glossary.filter.none);
  expect(screen.getByRole('link', { name: glossary.filter.search })).toHaveAttribute(
    'href',
    '/search?q=tax%20%26%20lakh',
  );
});
