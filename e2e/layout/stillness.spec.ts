import type { Page, Route } from '@playwright/test'
import { demoPassword } from '../support/accounts.ts'
import { expect, findSidewaysOverflow, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'
import { offer } from '../support/offer.ts'

interface Shift {
  readonly value: number
  /** The largest distance in px by which an element moved within the window. */
  readonly jump: number
}

declare global {
  interface Window {
    /** The page's layout shifts that no press and no key caused. */
    shifts: Shift[]
  }
}

const MAX_SHIFT = 0.01
const MAX_JUMP_PX = 8
/** The maximum height of bars and toasts together, in px, on a phone that is 740 px high. */
const MAX_BARS_PX = 120
/** A window of 1280 × 720 at 200 %. */
const zoomedWindow = { width: 640, height: 360 }

/** Pages, each with a text that it shows once it is complete. */
type Visits = Readonly<Record<string, string | RegExp>>

const guestVisits: Visits = {
  '/': 'Newest jobs',
  '/jobs': /jobs$/,
  '/companies': /companies$/,
  '/company/lumenfield': /^Open jobs/,
  '/professional/ada-brook': 'Experience',
  '/headlines': 'Headlines',
  '/real-talk': 'Real talk',
  '/events': 'Events',
  '/courses': 'Courses',
  '/layoff-tracker': 'Layoff tracker',
}

const memberVisits: Visits = {
  '/feed': 'People you may know',
  '/jobs': /jobs$/,
  '/company/lumenfield': 'Message',
  '/professional/ada-brook': 'Viewers',
  '/professional/carla-mendes': 'Message',
  '/professional/community': 'Newest members',
  '/professionals': 'Connections',
  '/notifications': 'Notifications',
  '/convos': 'Convos',
  '/settings': 'Settings',
}

test('guests’ pages don’t shift while they load, and fit a phone and a zoomed window', async ({ page, isMobile }) => {
  await watchShifts(page)
  for (const [path, text] of Object.entries(guestVisits)) {
    await visit(page, path, text)
    // The offer has no timer, so it stays above the phone's navigation, except over a text that someone reads.
    if (isMobile) await expect(page.getByText(offer)).toBeVisible({ visible: !path.startsWith('/professional/') })
    await expectRoom(page, path, isMobile)
  }
})

test('the first paint of a page waits for an element after its content, so that a slow device shows no moving parts', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/companies')
  const isAwaitedAfterMain = await page.evaluate(() => {
    const id = document.querySelector('link[rel=expect][blocking=render]')?.getAttribute('href')?.slice(1)
    const [awaited, main] = [document.getElementById(id ?? ''), document.querySelector('main')]
    return awaited !== null && main?.compareDocumentPosition(awaited) === Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(isAwaitedAfterMain).toBe(true)
})

test('members’ pages don’t shift while their replies arrive, and fit a phone and a zoomed window', async ({
  page,
  isMobile,
}) => {
  await openAs(page, '/feed', 'ada@demo.example', demoPassword)
  // The browser stores the member, whose links and own page the next page shows before the session is checked.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastUser'))).not.toBeNull()
  await watchShifts(page)
  await page.route('**/api/v1/**', replyOneByOne(page))
  for (const [path, text] of Object.entries(memberVisits)) {
    await visit(page, path, text)
    await expectRoom(page, path, isMobile)
  }
})

/**
 * Records the shifts of all later pages. They keep the fallback font: another journey compares its width with the
 * page's own font, whose arrival depends on the machine.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  await page.addInitScript(() => {
    window.shifts = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShiftEntry)[]) {
        if (entry.hadRecentInput) continue
        const jumps = entry.sources.map(({ previousRect: from, currentRect: to }) =>
          // A rectangle is empty outside of the window.
          from.height > 0 && to.height > 0 ? Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) : 0,
        )
        window.shifts.push({ value: entry.value, jump: Math.max(0, ...jumps) })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Chromium's entry, which the DOM's types don't contain. */
interface LayoutShiftEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
}

/** Delays each reply until the page has been painted after the previous one. */
function replyOneByOne(page: Page): (route: Route) => Promise<void> {
  let lastReply = Promise.resolve()
  const reply = async (route: Route) => {
    const response = await route.fetch()
    await paint(page)
    await route.fulfill({ response })
  }
  return (route) => {
    // A request of a page that has been left needs no reply.
    lastReply = lastReply.then(() => reply(route)).catch(() => undefined)
    return lastReply
  }
}

/** Waits until the browser has painted twice: the second frame contains what the first one's observers changed. */
async function paint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))
}

/** Opens a page, waits until it is complete, and expects that nothing has moved. */
async function visit(page: Page, path: string, text: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await paint(page)
  const shifts = await page.evaluate(() => window.shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    `layout shift of ${path}`,
  ).toBeLessThanOrEqual(MAX_SHIFT)
  expect(Math.max(0, ...shifts.map(({ jump }) => jump)), `largest jump of ${path}`).toBeLessThanOrEqual(MAX_JUMP_PX)
}

/** Expects that bars and toasts leave the page enough room on a phone, or that a wider page fits a window at 200 %. */
async function expectRoom(page: Page, path: string, isMobile: boolean): Promise<void> {
  if (isMobile) {
    expect(await heightOfBars(page), `bars of ${path}`).toBeLessThanOrEqual(MAX_BARS_PX)
    return
  }
  const viewport = page.viewportSize()
  await page.setViewportSize(zoomedWindow)
  expect(await findSidewaysOverflow(page), `sideways scrolling of ${path} at 200 %`).toBe(0)
  if (viewport) await page.setViewportSize(viewport)
}

/** Returns the height in px of all bars and toasts in the window when the middle of the page is in sight. */
async function heightOfBars(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
  await paint(page)
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility, opacity } = getComputedStyle(element)
      const isBar = position === 'fixed' || position === 'sticky'
      const { top, bottom, width } = element.getBoundingClientRect()
      const isInWindow = bottom > 0 && top < innerHeight && width > innerWidth / 2
      return isBar && isInWindow && visibility === 'visible' && Number(opacity) > 0
    })
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-front=true]')]
    return [...elements, ...toasts].reduce((sum, element) => sum + element.offsetHeight, 0)
  })
}
