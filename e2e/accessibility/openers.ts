import type { Page } from '@playwright/test'
import { succeeds } from './succeeds.ts'

/** Attributes that mark elements for the next step. */
const mark = { opener: 'data-walk-opener', known: 'data-walk-known', opened: 'data-walk-opened' } as const
/** Elements that appear over the page. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const toasts = '[data-sonner-toast]'
const names = { mark, overlays, toasts } as const

const OPEN_MS = 15_000

/**
 * How long to wait for what a press may open: little for a button that announces nothing, as most of them open nothing.
 */
export const patience = { announced: OPEN_MS, item: 2000, other: 250 } as const
const FOCUS_MS = 2000

export const OPENER = `[${mark.opener}]`
export const OPENED = `[${mark.opened}]`

/** A button that may open something. */
export interface Opener {
  /** The same for the same button of each item of a long list. */
  readonly key: string
  readonly name: string
  /** Whether it is in the header or the footer. */
  readonly isInFrame: boolean
  /** Whether it announces that it opens something. */
  readonly announces: boolean
}

/** Marks the first button whose key is not among `done` as `OPENER`, and returns it; undefined if there is none. */
export async function markNextOpener(page: Page, done: readonly string[]): Promise<Opener | undefined> {
  return page.evaluate(
    ({ done, mark, overlays, toasts }) => {
      for (const element of document.querySelectorAll(`[${mark.opener}]`)) element.removeAttribute(mark.opener)
      for (const element of document.querySelectorAll('button:not([type=submit]), summary')) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        if (element.matches(':disabled, [aria-disabled=true]') || element.closest(`${overlays}, ${toasts}`)) continue
        const label = element.getAttribute('aria-label') ?? element.textContent
        const name = label.replaceAll(/\s+/g, ' ').trim() || element.className
        const item = element.closest('li, tr') ?? element.closest('article')
        const isOfMany = item !== null && (item.parentElement?.children.length ?? 0) > 3
        const place = item ? [...item.querySelectorAll(element.tagName)].indexOf(element) : 0
        const key = isOfMany ? `${place} ${element.className}` : name
        if (done.includes(key)) continue
        element.setAttribute(mark.opener, '')
        const announces =
          element.matches('details:not([open]) > summary, [aria-expanded=false]') ||
          element.matches('[aria-haspopup]:not([aria-haspopup=false])')
        return { key, name, isInFrame: !element.closest('main'), announces }
      }
      return undefined
    },
    { done, ...names },
  )
}

/** Remembers the overlays and toasts that the page shows, so that `findOpened` finds only later ones. */
export async function rememberShown(page: Page): Promise<void> {
  await page.evaluate(({ mark, overlays, toasts }) => {
    for (const element of document.querySelectorAll(`[${mark.opened}]`)) element.removeAttribute(mark.opened)
    for (const element of document.querySelectorAll(`${overlays}, ${toasts}`))
      element.toggleAttribute(mark.known, element.checkVisibility())
  }, names)
}

export type OpenedKind = 'overlay' | 'menu' | 'section' | 'toast'

/**
 * Marks what the `OPENER` has opened as `OPENED`, and returns what it is: a menu, another overlay, a section of the
 * page, or a toast.
 */
export async function findOpened(page: Page, timeout: number): Promise<OpenedKind | undefined> {
  const handle = await page.waitForFunction(markOpened, names, { timeout }).catch(() => undefined)
  return (await handle?.jsonValue()) as OpenedKind | undefined
}

/** Runs in the page. */
function markOpened({ mark, overlays, toasts }: typeof names): OpenedKind | undefined {
  const firstNew = (selector: string) =>
    [...document.querySelectorAll(selector)].find(
      (element) => !element.hasAttribute(mark.known) && element.checkVisibility(),
    )
  const opener = document.querySelector(`[${mark.opener}]`)
  const controlledElement = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  const isExpanded = opener?.getAttribute('aria-expanded') === 'true' || opener?.closest('details')?.open
  const results = {
    overlay: firstNew(overlays),
    section: isExpanded ? (controlledElement ?? opener.closest('details, li, section, article, main')) : undefined,
    toast: firstNew(toasts),
  } as const
  for (const [kind, element] of Object.entries(results)) {
    if (!element) continue
    element.setAttribute(mark.opened, '')
    return element.matches('[role=menu]') ? 'menu' : (kind as OpenedKind)
  }
  return undefined
}

/** Waits until the opened overlay is gone. Returns whether it is. */
export async function isGone(page: Page): Promise<boolean> {
  return succeeds(page.locator(OPENED).waitFor({ state: 'hidden', timeout: OPEN_MS }))
}

/** Whether the page shows an overlay that it didn't show before. */
export async function showsOverlay(page: Page): Promise<boolean> {
  const newOverlays = page.locator(overlays).and(page.locator(`:not([${mark.known}])`))
  return (await newOverlays.filter({ visible: true }).count()) > 0
}

/** Whether the page shows a toast. */
export async function showsToast(page: Page): Promise<boolean> {
  return (await page.locator(toasts).count()) > 0
}

/** Returns the name of the focused element; undefined if nothing has the focus. */
export async function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return undefined
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent
    return label.replaceAll(/\s+/g, ' ').trim() || activeElement.tagName.toLowerCase()
  })
}

/** Whether nothing has the focus. Waits for a focus that moves later than the element disappears. */
export async function isFocusLost(page: Page): Promise<boolean> {
  const hasAnyFocus = () => document.activeElement !== null && document.activeElement !== document.body
  return !(await succeeds(page.waitForFunction(hasAnyFocus, undefined, { timeout: FOCUS_MS })))
}
