import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { SERVER_ENVIRONMENT } from './cluster.ts'
import type { Postmaster } from './postmaster.ts'
import type { ServerUser } from './server-user.ts'

/**
 * A shell command that waits for a line from this process. If this process dies, the system closes the pipe, and the
 * command stops Postgres.
 */
const WATCH = 'read -r word || kill -INT "$0"'

/**
 * Makes Postgres stop in order if this process ends without stopping it, even by `kill -9`. If the whole process group
 * is killed, Postgres keeps running and the next startup takes it over.
 * @returns a function that ends the watch; call it before stopping Postgres
 */
export function stopWithRise({ pid }: Postmaster, user: ServerUser | undefined): () => void {
  const watcher = spawn('/bin/sh', ['-c', WATCH, String(pid)], {
    ...user,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Errors are ignored: without the watcher, Postgres outlives a killed Rise until the next startup takes it over.
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  return () => void watcher.stdin.end('stopped\n')
}
