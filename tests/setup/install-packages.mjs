import { installMissing } from '../../scripts/install.mjs';
import { firebaseDirectory, lintDirectory } from '../../scripts/project.mjs';

/**
 * Before the first test: local Firebase and the linter, which tests start, have packages of their own. Those of the root
 * are there, since Jest is one of them.
 */
export default async function installPackages() {
  await installMissing(firebaseDirectory, lintDirectory);
}
