import { saveOutcomes } from './save-outcomes';

export const certificates = {
  title: 'Certificates',
  lead: 'One for each path that you have learnt: every quiz of it answered, and every skill at least proficient. Anyone with its link can check it; you can withdraw it at any time.',
  honest:
    'It says what you did here and no more. It is no qualification, no examination was supervised, and no regulator or employer has to accept it.',
  unavailable:
    'Certificates cannot be reached just now. Nothing is lost; please try again in a moment.',
  notYet:
    '{finished} of {lessons} lessons finished, skills: {level}. A certificate needs all lessons and every skill proficient.',
  name: 'Name on the certificate',
  nameHint: 'As you want it to be read by others: up to 60 letters.',
  make: 'Make the certificate',
  making: 'Making it…',
  outcomes: {
    issued: 'Made. Its address is below.',
    'no-name': 'Type the name as it shall stand on the certificate, up to 60 letters.',
    'not-earned':
      'This path is not finished, or a skill of it has fallen below proficient meanwhile.',
    'signed-out': saveOutcomes.guest,
    'too-many': saveOutcomes['too-many'],
    unavailable: saveOutcomes.unavailable,
  },
  standing: 'Made for {name} on {day}.',
  address: 'Its address',
  copy: {
    copy: 'Copy the address',
    copied: 'Copied.',
    notCopied: 'Could not copy: mark the address and copy it.',
  },
  open: 'Look at it',
  withdraw: 'Withdraw it',
  withdrawLabel: 'Withdraw the certificate of {path}',
  withdrawn: 'Withdrawn on {day}.',
  page: {
    title: 'Certificate',
    stands: 'This certificate stands.',
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
