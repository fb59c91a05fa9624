export const mail = {
  footer: 'Sent by {site} because of what you did there. This address reads no answers.',
  facts: { session: 'Session', time: 'Time' },
  booking: {
    link: 'Open your booking',
    confirmed: {
      subject: 'Booked: {kind}, {time}',
      text: 'Your session is booked. The file with this mail puts it into your calendar.',
    },
    moved: {
      subject: 'Moved: {kind}, now {time}',
      text: 'Your session has a new time. The file with this mail changes the entry in your calendar.',
    },
    cancelled: {
      subject: 'Cancelled: {kind}, {time}',
      text: 'Your session is cancelled. The file with this mail takes it out of your calendar.',
    },
    host: {
      booked: { subject: 'New session: {kind}, {time}', text: 'Somebody booked a session.' },
      moved: { subject: 'Session moved: {kind}, now {time}', text: 'A session has a new time.' },
      cancelled: { subject: 'Session cancelled: {kind}, {time}', text: 'A session was cancelled.' },
    },
    free: {
      subject: 'A time is free on {day}',
      text: 'You asked to be notified when a time becomes free on {day}. One is free now. Everyone on the waiting list for that day has been notified; first come, first served.',
      link: 'See the free times',
    },
  },
} as const;
