import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that Rise is compared with, in a separate process. */
export interface Baseline {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Runs a baseline program. It receives its task as a message, and replies with the port that it listens on. */
export async function startBaseline(program: string, task: object): Promise<Baseline> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  child.send(task)
  const [port] = await Promise.race([
    once(child, 'message'),
    exit.then(() => Promise.reject(new Error(`${program} ended before it listened.`))),
  ])
  const { pid } = child
  if (typeof port !== 'number' || pid === undefined) throw new Error(`${program} gave no port.`)
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    async stop() {
      child.kill()
      await exit
    },
  }
}
