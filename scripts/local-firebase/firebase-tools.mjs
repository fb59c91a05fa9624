import { createRequire } from 'node:module';

/**
 * The parts of firebase-tools that run in plain Node. They are not its public interface: the version is
 * pinned, and tests/contract/local-firebase.test.ts goes red when one of them moves.
 */
const require = createRequire(import.meta.url);

export const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry');
export const { createApp: createAuthApp } = require('firebase-tools/lib/emulator/auth/server');
export const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state');
export const { StorageEmulator } = require('firebase-tools/lib/emulator/storage/index');
export const {
  createApp: createStorageApp,
} = require('firebase-tools/lib/emulator/storage/server');
export const { StoredFile } = require('firebase-tools/lib/emulator/storage/files');
export const { StoredFileMetadata } = require('firebase-tools/lib/emulator/storage/metadata');

const { EmulatorLogger, Verbosity } = require('firebase-tools/lib/emulator/emulatorLogger');
EmulatorLogger.setVerbosity(Verbosity.SILENT);

/**
 * Operations of Auth that this site never calls: tenants, second factors, telephones, SAML. The
 * emulator compiles a validator for each operation when it starts, which took 8 s of processor time for all of them.
 */
const unusedOperation =
  /^\/v2\/projects|\/tenants\/|mfa|PhoneNumber|erificationCode|Saml|GameCenter|IosClient|EmailLink|batchCreate/;
const { default: authApi } = require('firebase-tools/lib/emulator/auth/apiSpec');
for (const path of Object.keys(authApi.paths)) {
  if (unusedOperation.test(path)) delete authApi.paths[path];
}
