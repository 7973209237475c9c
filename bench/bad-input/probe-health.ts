// A worker thread that requests an address repeatedly until it receives a message, and then posts the time of each
// request, in ms.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from '../latencies.ts'

const PAUSE_MS = 10

const times: number[] = []
let isEnding = false
parentPort?.once('message', () => {
  isEnding = true
})
while (!isEnding) {
  const begin = performance.now()
  await ask(workerData)
  times.push(performance.now() - begin)
  await sleep(PAUSE_MS)
}
parentPort?.postMessage(times)
