// A worker process for tests that kill it: it reacts to `thing.made` with a first listener and hangs in the second,
// after that one's effect is written and before it is committed. Takes the database's connection as JSON.
import { openBackend } from '../src/backend.ts'
import { createLog } from '../src/platform/log.ts'
import { effectListener } from './effects.ts'

const second = effectListener('second', () => {
  process.stdout.write('in the middle\n')
  return new Promise(() => {})
})
const listeners = [effectListener('first'), second]
const backend = await openBackend(JSON.parse(process.argv[2] ?? ''), { log: createLog('silent'), listeners })
await backend.queue.work(backend.ctx)
process.stdout.write('working\n')
