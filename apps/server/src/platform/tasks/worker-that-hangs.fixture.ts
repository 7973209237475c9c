// A worker process for tests that kill it: its first listener reacts to `thing.made`, and its second hangs after
// writing its effect and before the commit. Takes the database's connection as JSON.

import { effectListener } from '../../../test/effects.ts'
import { openBackend } from '../../backend.ts'
import { loadConfig } from '../../load-config.ts'
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
