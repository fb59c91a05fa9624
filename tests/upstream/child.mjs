import { startUpstream } from './server.mjs';

/** The upstream as a process of its own: prints `{ url, environment }` in one line, ends with its parent. */
const upstream = await startUpstream({ port: Number(process.argv[2] ?? 0) });
const { url, environment } = upstream;
console.log(JSON.stringify({ url, environment }));
const end = async () => {
  await upstream.stop();
  process.exit(0);
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
process.once('disconnect', end);
