import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { SERVER_ENVIRONMENT } from './cluster.ts'
import type { Postmaster } from './postmaster.ts'
import type { ServerUser } from './server-user.ts'

/** Waits for a word, or for the end of the one who would say it; the system closes the pipe of a process that is gone. */
const WATCH = 'read -r word || kill -INT "$0"'

/**
 * Has Postgres stop in order when this process ends without stopping it, also by `kill -9`. What is killed together with
 * all of its process group leaves Postgres running; the next start takes that over.
 *
 * @returns ends the watch; to be called before Postgres is stopped
 */
export function stopWithRise({ pid }: Postmaster, user: ServerUser | undefined): () => void {
  const watcher = spawn('/bin/sh', ['-c', WATCH, String(pid)], {
    ...user,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell, or without the watcher, Postgres waits for the next start.
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  return () => void watcher.stdin.end('stopped\n')
}
