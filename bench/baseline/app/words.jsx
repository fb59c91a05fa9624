import { privacyPolicy } from '../../../lib/messages/en/policies/privacy-policy';

function sentences(words) {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(sentences);
}

/** The words of the site's privacy policy as bare paragraphs, so that both pages carry the same text. */
export function Words() {
  return sentences(privacyPolicy).map((sentence, index) => <p key={index}>{sentence}</p>);
}
