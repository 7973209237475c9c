// npm run dev: the server restarted at each change of its sources, and the web app from Vite with hot reload. Pages come
// from Vite (port 5173), rendered in the browser alone; the API behind it is the server's. Mail templates are built again at each change.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeProgram } from './node-program.mjs'
import { Failure, prepare, root } from './prepare.mjs'

const vite = join('node_modules', 'vite', 'bin', 'vite.js')
const port = process.env.PORT ?? '3000'

/**
 * @param {string[]} args
 */
function run(args) {
  return spawn(nodeProgram(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port } })
}

try {
  await prepare({ web: true })
  const children = [
    run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts']),
    run([vite, 'apps/web', '--config', 'apps/web/vite.config.ts']),
    run([vite, 'build', 'apps/server', '--config', 'apps/server/vite.config.ts', '--watch', '--logLevel', 'warn']),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  // Ctrl-C reaches the children by themselves; we stay until they have ended.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', stop)
  await Promise.race(children.map((child) => once(child, 'exit')))
  stop()
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  await Promise.all(running.map((child) => once(child, 'exit')))
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
