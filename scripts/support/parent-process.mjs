/** Who started a command, because npm does not always pass on that it was ended. */
import { execFileSync } from 'node:child_process';

const watchMs = 500;

/** The process that waits for this one: npm, or whoever ran the command; some shells stay in between. */
function starterId() {
  try {
    const columns = ['-o', 'ppid=', '-o', 'comm=', '-p', String(process.ppid)];
    const [, id, name] = /(\d+) (.+)/.exec(execFileSync('ps', columns, { encoding: 'utf8' })) ?? [];
    return process.env.npm_lifecycle_event && /sh$/.test(name) ? Number(id) : process.ppid;
  } catch {
    return process.ppid; // no such program here
  }
}

function isThere(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM'; // there, and somebody else's
  }
}

/** Calls back when the process that started this one is gone, however it ended. */
export function onParentExit(onGone) {
  const id = starterId();
  const watch = setInterval(() => {
    if (isThere(id)) return;
    clearInterval(watch);
    onGone();
  }, watchMs).unref();
}
