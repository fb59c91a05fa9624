import { render, screen } from '@testing-library/react';
import { ScamDrillCard } from '@/components/education/scam-drill-card';
import { scamDrills } from '@/lib/education/scams';
import { messages } from '@/lib/messages';

const words = messages().scamClinic.drill;
const [drill] = scamDrills;
if (!drill) throw new Error('no drill');

test('each choice opens into what comes of it, one at a time, and nothing is given away before', () => {
  render(<ScamDrillCard drill={drill} words={words} />);
  for (const { text, why } of drill.choices) {
    const choice = screen.getByText(text).closest('details');
    expect(choice).toHaveAttribute('name', `choices-of-${drill.slug}`);
    expect(choice).not.toHaveAttribute('open');
    expect(choice).toHaveTextContent(why);
  }
  expect(screen.getAllByText(words.safe)).toHaveLength(1);
  expect(screen.getByText(drill.report)).toBeInTheDocument();
});
