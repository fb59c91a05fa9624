/** One instance as a process: `process.mjs <address of the bundle>`; starts and stops by message. */
const { startInstance } = await import(process.argv[2]);
let instance;
process.on('message', async (message) => {
  if (message.start) instance = startInstance(message.start);
  else process.send(await instance.stop(), () => process.exit(0));
});
// Its parent's death ends it too.
process.once('disconnect', () => process.exit(0));
process.send({ isReady: true });
