/** The sentence of each outcome. With `signIn`, one that needs a session leads to sign-in. */
export type Outcomes<Status extends string> = Readonly<Record<Status, string>> & {
  signIn?: { href: string; text: string };
};

/**
 * The outcome of an attempt to save. Where the session has ended, sign-in opens in a new tab: the form keeps what was
 * entered, also a file that was chosen, and can be sent again.
 */
export function OutcomeText<Status extends string>({
  status,
  outcomes,
}: {
  status: Status;
  outcomes: Outcomes<Status>;
}) {
  const { signIn } = outcomes;
  const needsSession = status === 'guest' || status === 'ended';
  return (
    <>
      {outcomes[status]}
      {needsSession && signIn ? (
        <>
          {' '}
          <a href={signIn.href} target="_blank" className="font-semibold underline">
            {signIn.text}
          </a>
        </>
      ) : null}
    </>
  );
}
