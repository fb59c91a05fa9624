/** A calendar day in words: '2026-11-21' → '21 November 2026'. The day has no time zone to shift it. */
export function longDate(isoDate: string, locale = 'en-IN'): string {
  const day = new Date(`${isoDate}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
