import { startChild } from './child-process';

// Google's libraries would look for a cloud machine around us, for seconds.
process.env.METADATA_SERVER_DETECTION = 'none';

export type LocalServices = Awaited<ReturnType<typeof startLocalServices>>;

/** Local Firebase as a process of its own; see scripts/local-firebase/child.mjs for the parameters. */
export async function startLocalServices(...parameters: string[]) {
  const program = 'scripts/local-firebase/child.mjs';
  const { said, ...child } = await startChild<Record<string, string>>(program, parameters);
  return { environment: said, ...child };
}
