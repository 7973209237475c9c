import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { PostgresConnection } from './connection.ts'

export interface KillableRise {
  pid: number
  /** The output of the process, line by line. */
  lines: string[]
  /** Waits until the database of the process is ready. */
  connection(): Promise<PostgresConnection>
  /** Sends a signal to the process group. */
  signal(signal: NodeJS.Signals): void
  /** Kills only the process, not the processes that it started. */
  killAlone(): void
  ended: Promise<unknown>
}

/**
 * Starts a process that owns a DATA_DIR as Rise does: it starts Postgres there, prints its connection as the first line
 * and keeps running. It is in its own process group, like a command in a terminal.
 * @param then code to run once Postgres is ready, with `connection` and pg's `Client` in scope
 */
export function killableRise(dataDir: string, then = ''): KillableRise {
  const code = `
    import { Client } from ${JSON.stringify(import.meta.resolve('pg'))}
    import { startPostgres } from ${JSON.stringify(new URL('./start-postgres.ts', import.meta.url).href)}
    setInterval(() => {}, 1000)
    const { connection } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {} } })
    console.log(JSON.stringify(connection))
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const pid = child.pid ?? 0
  const lines: string[] = []
  const reader = createInterface(child.stdout)
  const first = once(reader, 'line')
  reader.on('line', (line) => lines.push(line))
  return {
    pid,
    lines,
    connection: () => first.then(([line]) => JSON.parse(String(line))),
    signal: (signal) => process.kill(-pid, signal),
    killAlone: () => process.kill(pid, 'SIGKILL'),
    ended: once(child, 'exit'),
  }
}
