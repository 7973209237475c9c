import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Tokens } from './accounts.ts'

/** A phone on a slow mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER_PROCESSOR = 4
const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const EARLY_MS = 5_000
const QUIET_MS = 2_000
const LONGEST_MS = 15_000

/** What a first visit was like. Times in ms from the start of the navigation. */
export interface PageVisit {
  /** Bytes of scripts as they came over the network, compressed, without headers: in the first 5 s, and until the network was quiet. */
  readonly earlyScriptBytes: number
  readonly scriptBytes: number
  readonly scripts: number
  readonly largestContentfulPaint: number
  /** What long tasks took beyond 50 ms each, after the first paint with content. */
  readonly totalBlockingTime: number
  readonly layoutShift: number
}

/**
 * Visits a page for the first time, in a browser context of its own: as a guest, or with a member's tokens. `after` goes on
 * with the page once the network is quiet; what it does isn't in the figures.
 */
export async function visitPage(
  browser: Browser,
  url: string,
  { tokens, after }: { readonly tokens?: Tokens; readonly after?: (page: Page) => Promise<void> } = {},
): Promise<PageVisit> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    if (tokens) await page.addInitScript(keepTokens, tokens)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    const traffic = watchTraffic(session)
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS * 2 })
    while (performance.now() < traffic.quietAt() && performance.now() - traffic.begin < LONGEST_MS) await sleep(100)
    const seen = await page.evaluate(() => window.seen)
    const visit = {
      ...seen,
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
  /** How long the body of each is. */
  const scripts = new Map<string, number>()
  const underWay = new Set<string>()
  const finished: { readonly at: number; readonly bytes: number }[] = []
  let last = begin
  session.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, Number(response.headers['content-length']))
  })
  const end = (requestId: string) => {
    underWay.delete(requestId)
    last = performance.now()
    finished.push({ at: last - begin, bytes: scripts.get(requestId) ?? 0 })
  }
  session.on('Network.loadingFinished', ({ requestId }) => end(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  return {
    begin,
    count: () => scripts.size,
    /** When the visit may end: the early time is over, and the network was quiet for a while. */
    quietAt: () => (underWay.size > 0 ? Number.POSITIVE_INFINITY : Math.max(begin + EARLY_MS, last) + QUIET_MS),
    scriptBytes: (untilMs: number) => finished.reduce((sum, { at, bytes }) => (at <= untilMs ? sum + bytes : sum), 0),
  }
}

declare global {
  interface Window {
    seen: Pick<PageVisit, 'largestContentfulPaint' | 'totalBlockingTime' | 'layoutShift'>
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    readonly value?: number
    readonly hadRecentInput?: boolean
  }
}

/** Runs in the page, before any script of its own: the session is there, and stays as the page renews it. */
function keepTokens({ token, refreshToken }: Tokens): void {
  if (localStorage.getItem('token') !== null) return
  localStorage.setItem('token', token)
  localStorage.setItem('refreshToken', refreshToken)
}

/** Runs in the page, before any script of its own. */
function observe(): void {
  const seen = { largestContentfulPaint: 0, totalBlockingTime: 0, layoutShift: 0 }
  window.seen = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestContentfulPaint = startTime
  })
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value
  })
  on('longtask', ({ startTime, duration }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    if (startTime + duration > painted) seen.totalBlockingTime += Math.max(0, duration - 50)
  })
}
