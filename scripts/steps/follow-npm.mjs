// `npm start` and `npm run dev` put a shell between npm and us, which dies of a signal without passing it
// on. Imported by programs that stay: when that shell is gone, they end as if they had got the signal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 250).unref();
}
