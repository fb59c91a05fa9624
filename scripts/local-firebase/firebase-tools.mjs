import { createRequire } from 'node:module';

/**
 * The parts of firebase-tools that run in plain Node. They are not its public interface: the version is
 * pinned, and tests/contract/local-firebase.test.ts goes red when one of them moves.
 */
const require = createRequire(import.meta.url);
const load = (path) => require(`firebase-tools/lib/emulator/${path}`);

export const { EmulatorRegistry } = load('registry');
export const { EmulatorLogger, Verbosity } = load('emulatorLogger');
export const { createApp: createAuthApp } = load('auth/server');
export const { AgentProjectState } = load('auth/state');
export const { StorageEmulator } = load('storage/index');
export const { createApp: createStorageApp } = load('storage/server');
export const { StoredFile } = load('storage/files');
export const { StoredFileMetadata } = load('storage/metadata');

EmulatorLogger.setVerbosity(Verbosity.SILENT);
