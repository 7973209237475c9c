import underPressure from '@fastify/under-pressure'
import { platformErrors } from '@rise/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'

/** The conditions under which a process counts as overloaded and refuses requests. */
export interface BackPressure {
  /** If the mean delay of the event loop exceeds this, the process counts as late; with 0, it never refuses. */
  readonly maxEventLoopDelayMs: number
  /** The maximum numbers of reads and of changes in progress while the process is late; further ones are refused. */
  readonly mostReads: number
  readonly mostChanges: number
}

/**
 * The usual conditions. If other programs use the processor, the event loop is late even though few requests wait, and
 * requests are answered slowly, so lateness alone refuses nothing. Reads are short and most visible, so they are
 * refused last.
 */
export const usualBackPressure: BackPressure = { maxEventLoopDelayMs: 1_000, mostReads: 200, mostChanges: 50 }

const RETRY_SECONDS = 5

/** Refuses requests (`overloaded`) while the event loop is late and the process's own requests pile up. */
export async function registerBackPressure(app: FastifyInstance, pressure: BackPressure): Promise<void> {
  const { maxEventLoopDelayMs, mostReads, mostChanges } = pressure
  let inProgress = 0
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    retryAfter: RETRY_SECONDS,
    pressureHandler: (request) => {
      if (inProgress >= (isRead(request) ? mostReads : mostChanges)) throw new Failure(platformErrors.overloaded)
    },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    inProgress += 1
    // Also called when the client leaves before the reply.
    reply.raw.once('close', () => {
      inProgress -= 1
    })
    done()
  })
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
