// A worker process for tests that kill it: it reacts to `thing.made` with a first listener and hangs in the second,
// after that one's effect is written and before it is committed. Takes the database's connection as JSON.

import { effectListener } from '../../../test/effects.ts'
import { openBackend } from '../../backend.ts'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'

const second = effectListener('second', () => {
  process.stdout.write('in the middle\n')
  return new Promise(() => {})
})
const listeners = [effectListener('first'), second]
const backend = await openBackend(JSON.parse(process.argv[2] ?? ''), {
  log: createLog('silent'),
  config: loadConfig({}),
  listeners,
})
await backend.queue.work(backend.ctx)
process.stdout.write('working\n')
