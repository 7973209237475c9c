// npm run dev: restarts the server at each change of its sources, and serves the web app from Vite with hot reload.
// Rebuilds mail templates at each change. Prints the differences from npm start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeProgram } from './node-program.mjs'
import { exitWith, prepare, root } from './prepare.mjs'

const vite = join('node_modules', 'vite', 'bin', 'vite.js')
const port = process.env.PORT ?? '3000'

const webPort = 5173

const differences = `
Development: open http://localhost:${webPort}

This differs from npm start:
  - Pages are rendered in the browser only. Run npm start to see what the server renders.
  - A change to the server's sources restarts the server.
  - http://localhost:${port} serves the API, and pages from the last build.
  - NODE_ENV isn't "production": React runs its development checks.
`

/**
 * @param {string[]} args
 */
function run(args) {
  return spawn(nodeProgram(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port } })
}

await exitWith(async () => {
  await prepare({ web: true })
  console.log(differences)
  const children = [
    run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts']),
    run([vite, 'apps/web', '--config', 'apps/web/vite.config.ts']),
    run([vite, 'build', 'apps/server', '--config', 'apps/server/vite.config.ts', '--watch', '--logLevel', 'warn']),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  // The terminal sends Ctrl-C to the children, too, so this process only waits until they have ended.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', stop)
  await Promise.race(children.map((child) => once(child, 'exit')))
  stop()
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  await Promise.all(running.map((child) => once(child, 'exit')))
  return 0
})
