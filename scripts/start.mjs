// npm start: prepares the clone and runs Rise.
import { prepareAndRun } from './run-server-program.mjs'

await prepareAndRun('apps/server/src/main.ts', { web: true })
