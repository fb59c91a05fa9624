import { render, screen } from '@testing-library/react';
import { PresetPictures } from '@/components/options/preset-pictures';
import { messages } from '@/lib/messages';

it('links every strategy to itself and to its lesson', () => {
  render(<PresetPictures pathOf={(id) => `/load-${id}`} messages={messages().options.presets} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(2 * 44);
  const lesson = screen.getByRole('link', {
    name: 'Lesson for Collar: Putting limits on a loss',
  });
  expect(lesson).toHaveAttribute(
    'href',
    '/features/financial-education/options-and-risk/limits-on-a-loss#a-call-sold-against-shares',
  );
  expect(lesson).not.toHaveAttribute('data-preset');
});
