const subjects = {
  PASSWORD_RESET: 'Password reset',
  VERIFY_EMAIL: 'E-mail verification',
  VERIFY_AND_CHANGE_EMAIL: 'Change of e-mail',
  RECOVER_EMAIL: 'Recovery of the e-mail',
  EMAIL_SIGNIN: 'Sign-in',
};

/** Firebase's e-mail as one line of text, with its link leading to our own page instead of Firebase's. */
export function describeMail({ email, requestType, link }, { siteUrl, apiKey }) {
  const subject = subjects[requestType] ?? requestType;
  return `✉ ${subject} for ${email}:\n  ${ownLink(link, { siteUrl, apiKey })}`;
}

/** As Firebase builds it when the project's action URL is `<site>/auth/action`. */
function ownLink(link, { siteUrl, apiKey }) {
  const theirs = new URL(link).searchParams;
  const ours = new URL('/auth/action', siteUrl);
  for (const name of ['mode', 'oobCode']) ours.searchParams.set(name, theirs.get(name) ?? '');
  ours.searchParams.set('apiKey', apiKey);
  const continueUrl = theirs.get('continueUrl');
  if (continueUrl) ours.searchParams.set('continueUrl', continueUrl);
  ours.searchParams.set('lang', 'en');
  return ours.href;
}
