import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeEach } from 'vitest'
import { type UsedWorld, useWorld } from '../../../../test/use-world.ts'
import { createFetcher } from '../../../platform/fetch/fetcher.ts'
import { type LocalSite, startLocalSite } from '../../../platform/fetch/local-site.fixture.ts'
import type { StepLimits } from '../../../platform/fetch/request-host.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine that stands in for the hosts of all sources and for a company's own site. */
export interface BoardHost {
  readonly site: LocalSite
  /**
   * Sets the reply for a path (with its query, if given): an object is sent as JSON, an `Answer` writes the reply
   * itself.
   */
  answer(path: string, answer: Answer | object): void
  /** Clears the host's content and its record of requests. */
  reset(): void
  fetcher(limits?: Partial<StepLimits>): ReturnType<typeof createFetcher>
  stop(): Promise<void>
}

const hostOrigins = [
  'https://boards-api.greenhouse.io',
  'https://api.lever.co',
  'https://api.eu.lever.co',
  'https://api.ashbyhq.com',
  'https://apply.workable.com',
  'https://api.smartrecruiters.com',
  'https://acme.recruitee.com',
  'https://acme.jobs.personio.de',
  'https://acme.example',
]

/** Starts the hosts. Requests to them are not rate-limited. */
async function startBoardHost(): Promise<BoardHost> {
  const answers = new Map<string, Answer>()
  const site = await startLocalSite((request, response) => {
    const url = request.url ?? ''
    const answer = answers.get(url) ?? answers.get(url.replace(/\?.*/, ''))
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  let time = 0
  const pace = {
    now: () => time,
    async sleep(ms: number) {
      time += ms
    },
  }
  return {
    site,
    answer(path, answer) {
      answers.set(
        path,
        typeof answer === 'function' ? (answer as Answer) : (_request, response) => sendJson(response, answer),
      )
    },
    reset() {
      answers.clear()
      site.requests.length = 0
    },
    fetcher: (limits = {}) =>
      createFetcher({
        userAgent: 'test',
        allowedOrigins: new Map(hostOrigins.map((origin) => [origin, site.origin])),
        pace,
        limits,
      }),
    stop: site.stop,
  }
}

interface BoardWorld extends UsedWorld {
  readonly host: BoardHost
}

/** Registers a world like `useWorld`. A host, which is cleared before each test, serves the boards. */
export async function useBoardWorld(limits?: Partial<StepLimits>): Promise<BoardWorld> {
  const host = await startBoardHost()
  // Closed only after the world has stopped.
  afterAll(() => host.stop())
  beforeEach(() => host.reset())
  return { ...useWorld({ fetch: host.fetcher(limits) }), host }
}

export function sendJson(response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}
