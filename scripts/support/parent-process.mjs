import { execFileSync } from 'node:child_process';

const pollMs = 500;

function getParentId() {
  try {
    const columns = ['-o', 'ppid=', '-o', 'comm=', '-p', String(process.ppid)];
    const [, id, name] = /(\d+) (.+)/.exec(execFileSync('ps', columns, { encoding: 'utf8' })) ?? [];
    return process.env.npm_lifecycle_event && /sh$/.test(name) ? Number(id) : process.ppid;
  } catch {
    return process.ppid; // no `ps`
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM'; // it runs as another user
  }
}

/** Calls back when the parent process has ended, because npm does not always forward signals. */
export function onParentExit(callback) {
  const id = getParentId();
  const timer = setInterval(() => {
    if (isRunning(id)) return;
    clearInterval(timer);
    callback();
  }, pollMs).unref();
}
