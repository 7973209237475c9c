// A thread that asks for an address, over and over, until it is told to end; then it posts how long each time took, in ms.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from '../latencies.ts'

const PAUSE_MS = 10

const times: number[] = []
let ends = false
parentPort?.once('message', () => {
  ends = true
})
while (!ends) {
  const begin = performance.now()
  await ask(workerData)
  times.push(performance.now() - begin)
  await sleep(PAUSE_MS)
}
parentPort?.postMessage(times)
