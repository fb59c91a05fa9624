export const scamClinic = {
  title: 'Scam clinic',
  lead: 'Frauds as they really come, by chat, call and mail. Read, decide what you would do, and see what comes of it. All names are made up.',
  open: 'Take the drill',
  openLabel: 'Take the drill: {title}',
  emergency: {
    title: 'Has it happened just now?',
    text: 'Call the cyber helpline 1930 and your bank at once: in the first hour money can often be stopped on its way. Then file the case at cybercrime.gov.in.',
  },
  drill: {
    place: 'Drill {number} of {count}',
    scene: 'What happens',
    question: 'What do you do?',
    hint: 'Open a choice to see what comes of it.',
    safe: 'Safe.',
    unsafe: 'Not safe.',
    signs: 'What gives it away',
    report: 'Where to check and to report',
    next: 'Next drill: {title}',
    all: 'All drills',
  },
};
