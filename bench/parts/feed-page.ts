import type { Page } from '@playwright/test'
import { logIn } from '../accounts.ts'
import type { Author } from '../authors.ts'
import { startChromium } from '../chromium.ts'
import { scrollArticles } from '../in-page.mjs'
import { visitPage } from '../page-visit.ts'
import type { RunningRise } from '../rise.ts'
import { median } from '../statistics.ts'
import type { Row } from '../table.ts'

const VISITS = 5
const KB = 1_000
const POSTS = 500
const STEP_PX = 700
const MAX_STEPS = 5_000

/** Measures the feed's page on a phone, and how smoothly a long list scrolls. */
export async function measureFeedPage({ origin }: RunningRise, { email }: Author): Promise<Row[]> {
  const { browser } = await startChromium()
  try {
    const visit = async (path: string, after?: (page: Page) => Promise<void>) =>
      visitPage(browser, `${origin}${path}`, { tokens: await logIn(origin, email), ...(after && { after }) })
    const visits = []
    for (let visitCount = 0; visitCount < VISITS; visitCount += 1) visits.push(await visit('/feed'))
    const tasks = { longest: 0 }
    await visit('/feed?tab=newest', async (page) => {
      tasks.longest = await scroll(page)
    })
    const row = (what: string, measured: number, unit: string, atMost: number): Row => {
      return { metric: `Phone, /feed, ${what}`, unit, measured, limit: { atMost } }
    }
    return [
      row('largest contentful paint', median(visits.map((one) => one.largestContentfulPaint)) / 1_000, 's', 1.8),
      row('scripts', median(visits.map((one) => one.scriptBytes)) / KB, 'kB', 200),
      row(`${POSTS} posts scrolled, longest task`, tasks.longest, 'ms', 100),
    ]
  } finally {
    await browser.close()
  }
}

/** Scrolls through a list that grows, and returns the duration of the longest task, in ms. */
function scroll(page: Page): Promise<number> {
  return page.evaluate(scrollArticles, [POSTS, STEP_PX, MAX_STEPS] as const)
}
