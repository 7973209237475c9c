import type { Page } from '@playwright/test'
import { createPathFinder, plainAddress } from './page-paths.ts'
import { addressOf, createStateCheck } from './page-states.ts'
import { watchRequests } from './requests.ts'

/** At most this many views of one page, such as its tabs, are visited. */
const MAX_VIEWS = 4

interface WalkOptions {
  /** The paths of all pages, as in the route table. */
  readonly paths: readonly string[]
  /** The addresses of public pages, for pages that no link leads to. */
  readonly addresses: readonly string[]
  /** Whether buttons are pressed and forms are submitted. */
  readonly presses: boolean
  readonly report: (problem: string) => void
}

/** Visits each page once: those without parameters, those that links lead to, and the rest of `addresses`. */
export async function walk(page: Page, { paths, addresses, presses, report }: WalkOptions): Promise<void> {
  const findPath = createPathFinder(paths)
  const waitUntilIdle = watchRequests(page)
  const queue = paths.flatMap((path) => plainAddress(path) ?? [])
  const furtherAddresses = [...addresses]
  const takeAddress = () => queue.shift() ?? furtherAddresses.shift()
  const visitedViews = new Map<string, Set<string>>()
  const shownRefusals = new Set<string>()
  const states = createStateCheck(page, { open, waitUntilIdle, report })

  for (let address = takeAddress(); address !== undefined; address = takeAddress()) {
    if (isNew(address))
      await visit(address).catch((error: Error) => report(`${address} · ${error.message.split('\n')[0]}`))
  }

  async function visit(address: string): Promise<void> {
    if (!(await isShown(address))) return
    queue.push(...(await linksOf(page)))
    await states.checkPage(address)
    if (presses) await states.pressAndSubmit(address)
  }

  function isNew(address: string): boolean {
    const path = findPath(pathnameOf(address))
    if (path === undefined) return false
    const views = visitedViews.get(path) ?? new Set()
    const view = viewOf(address)
    if (views.has(view) || views.size >= MAX_VIEWS) return false
    visitedViews.set(path, views.add(view))
    return true
  }

  /** Opens the page. Returns false if it redirects to another page, or shows an error page for the second time. */
  async function isShown(address: string): Promise<boolean> {
    await open(address)
    const shownAddress = addressOf(page)
    if (findPath(pathnameOf(shownAddress)) !== findPath(pathnameOf(address))) {
      queue.push(shownAddress)
      return false
    }
    const refusal = await refusalOf(page)
    if (refusal === undefined) return true
    const isFirst = !shownRefusals.has(refusal)
    shownRefusals.add(refusal)
    return isFirst
  }

  /** Opens an address in the light theme, and waits for its content. */
  async function open(address: string): Promise<void> {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(address)
    const heading = page.locator('main h1').first()
    await heading
      .waitFor({ state: 'attached', timeout: 15_000 })
      .catch(() => report(`${address} · light · page · no heading`))
    await waitUntilIdle()
  }
}

function pathnameOf(address: string): string {
  return new URL(address, 'http://page').pathname
}

/** Returns what distinguishes views of a page: the names of its parameters, with the values that are words. */
function viewOf(address: string): string {
  return [...new URL(address, 'http://page').searchParams]
    .filter(([name]) => name !== 'next')
    .map(([name, value]) => (/^[a-z-]+$/.test(value) ? `${name}=${value}` : name))
    .sort()
    .join('&')
}

/** Returns the status and name on an error page, such as `404 NOT FOUND`. */
async function refusalOf(page: Page): Promise<string | undefined> {
  const [text] = await page
    .locator('main')
    .getByText(/^[45]\d\d [A-Z ]+$/)
    .allTextContents()
  return text
}

/** Returns where the page's links within the site lead. */
async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page.locator('a[href]:not([download])').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )
  return [...new Set(addresses)]
}
