/** The line under the dashboard's heading: a greeting for a member, an introduction for a guest. */
export function Greeting({ name, labels }: { name: string | null; labels: GreetingLabels }) {
  const [before = '', after = ''] = labels.greeting.split('{name}');
  return name ? (
    <p>
      {before}
      <bdi>{name}</bdi>
      {after}. {labels.intro}
    </p>
  ) : (
    <p>{labels.guestIntro}</p>
  );
}

export type GreetingLabels = {
  /** Holds {name}. */
  greeting: string;
  intro: string;
  guestIntro: string;
};
