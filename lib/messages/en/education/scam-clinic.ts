export const scamClinic = {
  title: 'Scam clinic',
  lead: 'Real fraud patterns by chat, call and mail. Read each case, choose what you would do, and see the result. All names are fictional.',
  open: 'Take the drill',
  openLabel: 'Take the drill: {title}',
  emergency: {
    title: 'Have you just been scammed?',
    text: 'Call the cyber helpline 1930 and your bank at once: in the first hour the money can often be stopped. Then file the case at cybercrime.gov.in.',
  },
  drill: {
    place: 'Drill {number} of {count}',
    scene: 'What happens',
    question: 'What do you do?',
    hint: 'Open a choice to see the result.',
    safe: 'Safe.',
    unsafe: 'Not safe.',
    signs: 'Warning signs',
    report: 'Where to check and report',
    next: 'Next drill: {title}',
    all: 'All drills',
  },
};
