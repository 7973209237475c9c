import type { Tokens } from './accounts.ts'
import { startChromium } from './chromium.ts'
import { log } from './fill-once.ts'
import { isAtEnd, longestTask, observeLongestTask, scrollTopOf, storeTokens } from './in-page.mjs'

/** The scroll distance of one wheel event, in pixels. */
const TURN = 900
/** After this many wheel events, a column counts as endless and is abandoned. */
const MAX_TURNS = 1_000

/**
 * Scrolls each column of a board of applicants from its first card to its last.
 *
 * @returns the longest task in ms; 0 if no task took 50 ms
 */
export async function scrollBoard(url: string, tokens: Tokens): Promise<number> {
  const { browser } = await startChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript(storeTokens, tokens)
    await page.goto(url)
    const columns = page.locator('main section > div.overflow-y-auto')
    await columns.locator('li').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(observeLongestTask)
    let scrolledPx = 0
    for (const column of await columns.all()) {
      await column.scrollIntoViewIfNeeded()
      await column.hover()
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        await page.mouse.wheel(0, TURN)
        if (await column.evaluate(isAtEnd)) break
      }
      scrolledPx += await column.evaluate(scrollTopOf)
    }
    if (scrolledPx === 0) throw new Error('No column of the board scrolled.')
    log.info(`The board was scrolled by ${Math.round(scrolledPx)} px.`)
    return await page.evaluate(longestTask)
  } finally {
    await browser.close()
  }
}
