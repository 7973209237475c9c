// npm run rise -- <command>: prepares the clone, except for the web app, and runs the command.
import { prepareAndRun } from './run-server-program.mjs'

await prepareAndRun('apps/server/src/command-line.ts', { web: false })
