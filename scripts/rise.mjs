// npm run rise -- <command>: makes the clone ready, except for the web app, and runs the command line.
import { prepareAndRun } from './run-server-program.mjs'

await prepareAndRun('apps/server/src/command-line.ts', { web: false })
