import { render, screen } from '@testing-library/react';
import { paperCard } from '@/components/dashboard/cards/paper-cards';
import type { CardData } from '@/lib/dashboard/card-data';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';

const viewer: Viewer = {
  ...({ kind: 'member', isDemo: false, name: 'A', tab: 'overview', open: null } as const),
  ...({ items: [], range: '1y', now: new Date(0), today: '2026-10-26' } as const),
};
const line = { gainPercent: 4, fundPercent: 3 };

test('each paper portfolio carries the day of its own value', () => {
  const lines: CardData<'paper'> = {
    isSample: false,
    lines: [
      { ...line, id: 'a', title: 'Older', valuedOn: '2026-10-23' },
      { ...line, id: 'b', title: 'Newer', valuedOn: '2026-10-26' },
      { id: 'c', title: 'Waits', gainPercent: null, fundPercent: null, valuedOn: null },
    ],
  };
  render(paperCard.show(lines, viewer));
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/Older/)).toHaveTextContent('23 Oct 2026');
  expect(row(/Newer/)).toHaveTextContent('26 Oct 2026');
  expect(row(/Waits/)).not.toHaveTextContent('2026');
});
