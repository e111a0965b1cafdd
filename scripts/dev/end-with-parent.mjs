/** Preloaded into the children of `npm run dev`: when the parent is gone, the child ends too. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a finished program alive.
process.channel?.unref();
