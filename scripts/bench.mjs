// npm run bench: measures Rise against its limits. `npm run bench -- server` (or socket, accounts, browser, memory)
// measures that part.
import { prepareAndRun } from './run-server-program.mjs'

await prepareAndRun('bench/main.ts', { web: true })
