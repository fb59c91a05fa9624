import { saveOutcomes } from '@/lib/messages/en/save-outcomes';

export const certificates = {
  title: 'Certificates',
  lead: 'One for each path with all lessons finished and all skills proficient. Anyone with its link can verify it; you can withdraw it at any time.',
  honest:
    'It is not a qualification: the quizzes are not supervised, and no regulator or employer has to accept it.',
  unavailable:
    'Certificates cannot be loaded right now. Your certificates are safe. Try again in a minute.',
  finished: '{finished} of {lessons} lessons finished',
  level: 'Lowest level of its skills: {level}',
  name: 'Name on the certificate',
  nameHint: 'Others can read it. Up to 60 letters.',
  make: 'Create certificate',
  making: 'Creating…',
  outcomes: {
    issued: 'Created. The link is below.',
    'no-name': 'Enter the name for the certificate, up to 60 letters.',
    'not-earned': 'This path is not finished, or one of its skills is below proficient now.',
    'signed-out': saveOutcomes.guest,
    'too-many': saveOutcomes['too-many'],
    unavailable: saveOutcomes.unavailable,
  },
  standing: 'Issued to {name} on {day}.',
  address: 'Link',
  copy: {
    copy: 'Copy link',
    copied: 'Copied.',
    notCopied: 'Could not copy. Select the link and copy it.',
  },
  open: 'View certificate',
  withdraw: 'Withdraw',
  withdrawLabel: 'Withdraw the certificate of {path}',
  withdrawn: 'Withdrawn on {day}.',
  notWithdrawn:
    'The certificate was not withdrawn: its link still shows your name. Try again in a minute.',
  page: {
    title: 'Certificate',
    stands: 'This certificate is valid.',
    statement:
      '{name} finished the path “{path}” of {lessons} lessons at {site}, answered every quiz, and was proficient in all its skills on {day}.',
    means: 'What it means',
    meansText: [
      'Proficient: at least nine of ten questions on each skill were right when last asked. Questions could be tried again, and the quiz was not supervised.',
      'It is not a qualification or a licence. It does not permit anyone to advise others or sell financial products. It has no connection with SEBI, NISM or any other authority.',
      'The name is as its holder typed it. This site has not checked the holder’s identity.',
    ],
    facts: {
      path: 'Path',
      lessons: 'Lessons',
      name: 'Name, as chosen',
      day: 'Issued on',
      id: 'Certificate number',
    },
    look: 'What the path teaches',
    withdrawnTitle: 'This certificate was withdrawn',
    withdrawnText: 'Its holder withdrew it on {day}. It is no longer valid.',
    unavailable: 'Certificates cannot be checked right now. Try again in a minute.',
  },
  missing: {
    title: 'Certificate not found',
    text: 'There is no certificate at this address. Check that the address is complete. Do not accept it as proof.',
    back: 'See what is taught here',
  },
};
