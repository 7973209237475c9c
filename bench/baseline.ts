import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that Rise is measured against, in a process of its own. */
export interface Baseline {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Runs a baseline program, which answers the message with its task by the port that it listens to. */
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
