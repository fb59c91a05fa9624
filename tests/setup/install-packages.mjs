import { installWhenNeeded } from '../../scripts/install.mjs';
import { firebaseDirectory, lintDirectory } from '../../scripts/project.mjs';

/** Before the first test: local Firebase and the linter, which tests start, have packages of their own. */
export default async function installPackages() {
  await installWhenNeeded(firebaseDirectory, lintDirectory);
}
