import { saveOutcomes } from './save-outcomes';

export const certificates = {
  title: 'Certificates',
  lead: 'One for each finished path: every quiz answered, every skill at least proficient. Anyone with its link can check it. You can withdraw it at any time.',
  honest:
    'It is no qualification: no examination was supervised, and no regulator or employer has to accept it.',
  unavailable: 'Certificates cannot be loaded right now. Nothing is lost. Try again in a minute.',
  notYet:
    '{finished} of {lessons} lessons finished · skills: {level}. Needs all lessons, and every skill proficient.',
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
  page: {
    title: 'Certificate',
    stands: 'This certificate is valid.',
    statement:
      '{name} finished the path “{path}” of {lessons} lessons at {site}, answered the quiz of every lesson, and was proficient in every skill of it on {day}.',
    means: 'What it means',
    meansText: [
      'Proficient means that at least nine of ten questions to each skill were right when they were last asked. Questions could be tried again, and the quiz was not supervised.',
      'It is no qualification and no licence. It does not allow anybody to advise others or to sell financial products, and it is not connected with SEBI, NISM or any other authority.',
      'The name is as its holder typed it. This site has not checked who that is.',
    ],
    facts: {
      path: 'Path',
      lessons: 'Lessons',
      name: 'Name, as chosen',
      day: 'Made on',
      id: 'Number',
    },
    look: 'What the path teaches',
    withdrawnTitle: 'This certificate was withdrawn',
    withdrawnText: 'Its holder withdrew it on {day}. It says nothing about anybody any more.',
    unavailable: 'Certificates cannot be checked just now. Please try again in a moment.',
  },
  missing: {
    title: 'No such certificate',
    text: 'There is no certificate under this address. Check that the address is complete. If somebody sent it to you as a proof, it proves nothing.',
    back: 'What is taught here',
  },
};
