import { setTimeout as wait } from 'node:timers/promises'
import { answerRequests } from './answer-requests.ts'

const fill: string[][] = []

function recurse(depth: number): number {
  return recurse(depth + 1) + 1
}

answerRequests(async (request) => {
  if (typeof request === 'object' && request !== null && 'echo' in request) return request.echo
  if (typeof request === 'object' && request !== null && 'waitMs' in request)
    return wait(Number(request.waitMs), 'waited')
  if (request === 'environment') return Object.keys(process.env)
  if (request === 'id') return process.pid
  if (request === 'depth') return recurse(0)
  if (request === 'fault') throw new Error('no luck')
  for (;;) if (request === 'memory') fill.push(Array.from({ length: 100_000 }, (_, index) => `${index}`))
})
