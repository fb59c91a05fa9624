import { render, screen, within } from '@testing-library/react';
import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ElementType } from 'react';
import { LessonText } from '@/components/education/lesson/lesson-text';
import { messages } from '@/lib/messages';

/** What the compiler makes of a table in Markdown. */
const Text: MDXContent = ({ components = {} }: { components?: MDXComponents }) => {
  const Box = (components.table ?? 'table') as ElementType;
  const Head = (components.th ?? 'th') as ElementType;
  const Cell = (components.td ?? 'td') as ElementType;
  return (
    <Box>
      <thead>
        <tr>
          <Head>Age</Head>
          <Head>
            Rate in <em>percent</em>
          </Head>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell>60</Cell>
          <Cell>7.5</Cell>
        </tr>
      </tbody>
    </Box>
  );
};

test('a table of a lesson is named by its columns and can be scrolled by the keyboard', () => {
  const { computed, lesson } = messages().education;
  render(
    <LessonText
      Text={Text}
      context={{ today: '2026-11-23', messages: computed }}
      terms={[]}
      messages={lesson}
    />,
  );
  const box = screen.getByRole('region', { name: 'Age, Rate in percent' });
  expect(box).toHaveAttribute('tabindex', '0');
  const table = within(box).getByRole('table', { name: 'Age, Rate in percent' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('cell', { name: '7.5' })).toBeInTheDocument();
});
