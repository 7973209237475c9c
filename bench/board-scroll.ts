import { startChromium } from './chromium.ts'
import { log } from './fill-once.ts'

/** How far the wheel turns at once, in pixels. */
const TURN = 900
/** Turns after which a column that does not end is given up. */
const MOST_TURNS = 1_000

/**
 * Scrolls each column of a board of applicants from its first card to its last.
 *
 * @returns the longest task in ms; 0 where no task took 50 ms
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
    let scrolled = 0
    for (const column of await columns.all()) {
      await column.scrollIntoViewIfNeeded()
      await column.hover()
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        await page.mouse.wheel(0, TURN)
        // A frame, as someone who scrolls sees it.
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
      scrolled += await column.evaluate((box) => box.scrollTop)
    }
    if (scrolled === 0) throw new Error('No column of the board scrolled.')
    log.info(`The board was scrolled by ${Math.round(scrolled)} px.`)
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
