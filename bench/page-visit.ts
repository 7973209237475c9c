import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Tokens } from './accounts.ts'
import { observeMetrics, seenMetrics, storeTokens } from './in-page.mjs'

/** A phone on a slow mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER_PROCESSOR = 4
const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const EARLY_MS = 5_000
const QUIET_MS = 2_000
const LONGEST_MS = 15_000

/** The metrics of a first visit. Times are in ms from the start of the navigation. */
export interface PageVisit {
  /** Compressed bytes of scripts, without headers: in the first 5 s, and until the network was idle. */
  readonly earlyScriptBytes: number
  readonly scriptBytes: number
  readonly scripts: number
  readonly largestContentfulPaint: number
  /** The time of long tasks beyond 50 ms each, after the first contentful paint. */
  readonly totalBlockingTime: number
  readonly layoutShift: number
}

/**
 * Visits a page for the first time, in a new browser context: as a guest, or with a member's tokens. `after` can use
 * the page once the network is idle; its effects are not in the metrics.
 */
export async function visitPage(
  browser: Browser,
  url: string,
  { tokens, after }: { readonly tokens?: Tokens; readonly after?: (page: Page) => Promise<void> } = {},
): Promise<PageVisit> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    await page.addInitScript(observeMetrics)
    if (tokens) await page.addInitScript(storeTokens, tokens)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    const traffic = watchTraffic(session)
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS * 2 })
    while (performance.now() < traffic.quietAt() && performance.now() - traffic.begin < LONGEST_MS) await sleep(100)
    const pageMetrics = await page.evaluate(seenMetrics)
    const visit = {
      ...pageMetrics,
      earlyScriptBytes: traffic.scriptBytes(EARLY_MS),
      scriptBytes: traffic.scriptBytes(Number.POSITIVE_INFINITY),
      scripts: traffic.count(),
    }
    await after?.(page)
    return visit
  } finally {
    await context.close()
  }
}

function watchTraffic(session: CDPSession) {
  const begin = performance.now()
  /** The body size of each response. */
  const scripts = new Map<string, number>()
  const pendingRequests = new Set<string>()
  const finishedRequests: { readonly at: number; readonly bytes: number }[] = []
  let lastAt = begin
  session.on('Network.requestWillBeSent', ({ requestId }) => pendingRequests.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, Number(response.headers['content-length']))
  })
  const end = (requestId: string) => {
    pendingRequests.delete(requestId)
    lastAt = performance.now()
    finishedRequests.push({ at: lastAt - begin, bytes: scripts.get(requestId) ?? 0 })
  }
  session.on('Network.loadingFinished', ({ requestId }) => end(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  return {
    begin,
    count: () => scripts.size,
    /** The time at which the visit can end: the early period is over, and the network has been idle for a while. */
    quietAt: () =>
      pendingRequests.size > 0 ? Number.POSITIVE_INFINITY : Math.max(begin + EARLY_MS, lastAt) + QUIET_MS,
    scriptBytes: (untilMs: number) =>
      finishedRequests.reduce((sum, { at, bytes }) => (at <= untilMs ? sum + bytes : sum), 0),
  }
}
