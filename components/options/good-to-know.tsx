import { Card } from '@/components/ui/card/card';
import type { Messages } from '@/lib/messages';

/** Settlement, conventions, margin, and what the page leaves out on purpose. */
export function GoodToKnow({ messages }: { messages: Messages['options']['notes'] }) {
  const parts = [
    { title: messages.settlementTitle, text: messages.settlement },
    { title: messages.conventionsTitle, text: messages.conventions },
    { title: messages.marginTitle, text: messages.margin },
    { title: messages.absentTitle, text: messages.absent },
  ];
  return (
    <Card title={messages.title} titleId="option-notes">
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {parts.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-1">
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-prose text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
