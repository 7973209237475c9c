import { startChromium } from './chromium.ts'
import { log } from './fill-once.ts'

/** The scroll distance of one wheel event, in pixels. */
const TURN = 900
/** After this many wheel events, a column counts as endless and is abandoned. */
const MAX_TURNS = 1_000

/**
 * Scrolls each column of a board of applicants from its first card to its last.
 *
 * @returns the longest task in ms; 0 if no task took 50 ms
 */
export async function scrollBoard(url: string, tokens: Readonly<Record<string, string>>): Promise<number> {
  const { browser } = await startChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript((given) => {
      for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value)
    }, tokens)
    await page.goto(url)
    const columns = page.locator('main section > div.overflow-y-auto')
    await columns.locator('li').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.longest = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
      }).observe({ type: 'longtask' })
    })
    let scrolledPx = 0
    for (const column of await columns.all()) {
      await column.scrollIntoViewIfNeeded()
      await column.hover()
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        await page.mouse.wheel(0, TURN)
        // One animation frame per wheel event, as when a person scrolls.
        const isOver = await column.evaluate(
          (box) =>
            new Promise<boolean>((done) =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => done(box.scrollTop + box.clientHeight >= box.scrollHeight - 1)),
              ),
            ),
        )
        if (isOver) break
      }
      scrolledPx += await column.evaluate((box) => box.scrollTop)
    }
    if (scrolledPx === 0) throw new Error('No column of the board scrolled.')
    log.info(`The board was scrolled by ${Math.round(scrolledPx)} px.`)
    return await page.evaluate(() => window.longest)
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    longest: number
  }
}
