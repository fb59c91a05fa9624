import { render, screen } from '@testing-library/react';
import { paperCard } from '@/components/dashboard/cards/paper-cards';

const line = { gainPercent: 4, fundPercent: 3 };

test('each paper portfolio carries the day of its own value', () => {
  render(
    paperCard.show({
      isSample: false,
      lines: [
        { ...line, id: 'a', title: 'Older', valuedOn: '2026-10-23' },
        { ...line, id: 'b', title: 'Newer', valuedOn: '2026-10-26' },
        { id: 'c', title: 'Waits', gainPercent: null, fundPercent: null, valuedOn: null },
      ],
    }),
  );
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/Older/)).toHaveTextContent('23 Oct 2026');
  expect(row(/Newer/)).toHaveTextContent('26 Oct 2026');
  expect(row(/Waits/)).not.toHaveTextContent('2026');
});
