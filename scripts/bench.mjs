// npm run bench: measures Rise against its limits. `npm run bench -- server` measures only that part; others are
// socket, accounts, browser and memory.
import { prepareAndRun } from './run-server-program.mjs'

await prepareAndRun('bench/main.ts', { web: true })
