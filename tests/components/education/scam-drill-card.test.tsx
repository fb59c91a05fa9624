import { render, screen } from '@testing-library/react';
import { ScamDrillCard } from '@/components/education/scam-drill-card';
import { scamDrills } from '@/lib/education/data/scams';
import { messages } from '@/lib/messages';

const words = messages().scamClinic.drill;
const [drill] = scamDrills;
if (!drill) throw new Error('no drill');

test('each choice opens into what comes of it, one at a time, and nothing is given away before', () => {
  render(<ScamDrillCard drill={drill} messages={words} />);
  const groups = screen.getAllByRole('group');
  drill.choices.forEach(({ text, why }, place) => {
    const choice = groups[place];
    expect(choice).toHaveAttribute('name', `choices-of-${drill.slug}`);
    expect(choice).not.toHaveAttribute('open');
    expect(choice).toHaveTextContent(text);
    expect(choice).toHaveTextContent(why);
  });
  expect(screen.getAllByText(words.safe)).toHaveLength(1);
  expect(screen.getByText(drill.report)).toBeInTheDocument();
});
