/** A mail in plain pieces, from which its two forms are written. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  /** Name and value, one a line: when, where, how much. */
  facts?: readonly { name: string; value: string }[];
  link?: { text: string; url: string };
  /** Goes along as a file: a calendar entry. */
  attachment?: { filename: string; content: string; contentType: string };
};

/** What Firebase's "Trigger Email" extension calls a message; it hands it to Nodemailer. */
export type MailMessage = {
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: string; contentType: string }[];
};

/** A letter as text and as HTML. What people typed is escaped; a line break never reaches the subject. */
export function writeLetter(letter: Letter, footer: string): MailMessage {
  const { subject, paragraphs, facts = [], link, attachment } = letter;
  const text = [
    ...paragraphs,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    link ? `${link.text}: ${link.url}` : '',
    `-- \n${footer}`,
  ];
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    facts.length > 0
      ? `<ul>${facts.map(({ name, value }) => `<li>${escaped(name)}: <strong>${escaped(value)}</strong></li>`).join('')}</ul>`
      : '',
    link ? `<p><a href="${escaped(link.url)}">${escaped(link.text)}</a></p>` : '',
    `<p><small>${escaped(footer)}</small></p>`,
  ];
  return {
    subject: subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
    text: text.filter(Boolean).join('\n\n'),
    html: html.filter(Boolean).join('\n'),
    ...(attachment ? { attachments: [attachment] } : {}),
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
