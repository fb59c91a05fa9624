export const mail = {
  footer: 'Sent by {site} because of your activity there. Replies to this address are not read.',
  facts: { session: 'Session', time: 'Time' },
  booking: {
    link: 'Open your booking',
    confirmed: {
      subject: 'Booked: {kind}, {time}',
      text: 'Your session is booked. Open the attached file to add it to your calendar.',
    },
    moved: {
      subject: 'Moved: {kind}, now {time}',
      text: 'Your session has a new time. Open the attached file to update your calendar.',
    },
    cancelled: {
      subject: 'Cancelled: {kind}, {time}',
      text: 'Your session is cancelled. Open the attached file to remove it from your calendar.',
    },
    host: {
      booked: { subject: 'New session: {kind}, {time}', text: 'A session was booked.' },
      moved: {
        subject: 'Session moved: {kind}, now {time}',
        text: 'A session was moved to a new time.',
      },
      cancelled: { subject: 'Session cancelled: {kind}, {time}', text: 'A session was cancelled.' },
    },
    free: {
      subject: 'A time is free on {day}',
      text: 'You asked to be notified when a time opens on {day}. One is free now. Others on the waiting list for that day may have been notified too; first come, first served.',
      link: 'See the free times',
    },
  },
} as const;
