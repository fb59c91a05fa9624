import { templates, writeLetter } from '@/lib/mail/letters';

const booking = {
  kind: 'First talk',
  times: ['24 Nov 2026, 10:00 IST', '24 Nov 2026, 04:30 London'],
  url: 'https://arthayatra.example/features/consultation/bookings/1',
  calendar: 'BEGIN:VCALENDAR',
};

test('typed markup is escaped in the mail, and the subject stays one line', () => {
  const { subject, text, html } = writeLetter(
    {
      subject: 'Hello\r\nBcc: all@example.com',
      paragraphs: ['<script>alert(1)</script> & "so on"'],
      facts: [{ name: 'Question', value: '<img src=x onerror=1>' }],
      link: { text: 'Open', url: 'https://a.example/?x="1"' },
    },
    'Footer',
  );
  expect(subject).toBe('Hello Bcc: all@example.com');
  expect(text).toContain('<script>alert(1)</script> & "so on"');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so on&quot;');
  expect(html).not.toMatch(/<(script|img)/);
  expect(html).toContain('href="https://a.example/?x=&quot;1&quot;"');
});

test('a fact of several lines keeps them, and none of them looks like another fact', () => {
  const facts = [{ name: 'Question', value: 'Which regime?\nTime: 24 Nov 2026, 09:00 IST' }];
  const { text, html } = writeLetter({ subject: 'x', paragraphs: [], facts }, 'Footer');
  expect(text).toContain('Question: Which regime?\n    Time: 24 Nov');
  expect(html).toContain('Which regime?<br>Time: 24 Nov');
});

test('a confirmation names both times and brings the calendar entry', () => {
  const mail = writeLetter(templates.bookingConfirmed(booking), 'Footer');
  expect(mail.subject).toBe('Booked: First talk, 24 Nov 2026, 10:00 IST');
  for (const time of booking.times) expect(mail.text).toContain(time);
  expect(mail.text).toContain(booking.url);
  expect(mail.attachments).toEqual([
    expect.objectContaining({ filename: 'session.ics', content: 'BEGIN:VCALENDAR' }),
  ]);
});

test.each(['booked', 'moved', 'cancelled'] as const)('the host reads what was %s', (what) => {
  const intake = [{ name: 'Question', value: 'Where do I begin?' }];
  const { text, html } = writeLetter(
    templates.bookingForHost({ ...booking, what, intake }),
    'Footer',
  );
  expect(text).toContain('Question: Where do I begin?');
  // The booking's page is the member's: the host would be told that there is no such booking.
  expect(text + html).not.toMatch(/https?:/);
});
