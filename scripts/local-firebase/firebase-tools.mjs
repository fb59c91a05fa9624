import { createRequire } from 'node:module';

/**
 * The parts of firebase-tools that run in plain Node. They are not its public interface: the version is
 * pinned, and tests/contract/local-firebase.test.ts goes red when one of them moves.
 */
const require = createRequire(import.meta.url);
const requireOfFirebase = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server'));
compileValidatorsWhenAsked();

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
 * The Auth emulator compiles validators for each parameter of each operation when it starts, which took 8 s of processor
 * time. Its OpenAPI library can leave that to the first request of each; the emulator does not pass the option on.
 */
function compileValidatorsWhenAsked() {
  const library = requireOfFirebase('exegesis-express');
  const { middleware } = library;
  library.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
}
