/** A first step of a new member or guest. */
export type Task = {
  id: string;
  title: string;
  text: string;
  /** "2 min" */
  time: string;
  /** Null for what only the account does. */
  href: string | null;
  isDone: boolean;
};
