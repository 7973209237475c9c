import type { Locator, Page } from '@playwright/test'
import { colourRules, findAccessibilityProblems } from '../support/journey.ts'
import { isFocusOnError, sendingForms, showsErrors, submitEmpty } from './empty-forms.ts'
import {
  findOpened,
  focusedName,
  isFocusLost,
  isGone,
  markNextOpener,
  OPENED,
  OPENER,
  type OpenedKind,
  type Opener,
  patience,
  rememberShown,
  showsOverlay,
  showsToast,
} from './openers.ts'

/** The names of the buttons that aren't pressed. */
const notPressed = [
  // Ends the visit.
  /^log ?out/i,
  // Sets a theme, which the check chooses itself.
  /^(Light|Dark|System)$/,
  // Its effect is a file.
  /^(Print|Export|Download)/,
]
const isPressed = (name: string) => !notPressed.some((pattern) => pattern.test(name))

interface Surroundings {
  readonly open: (address: string) => Promise<void>
  readonly waitUntilIdle: () => Promise<void>
  readonly report: (problem: string) => void
}

/** Returns the checks of a page in its states. Problems are reported as address, theme, state, and what is wrong. */
export function createStateCheck(page: Page, { open, waitUntilIdle, report }: Surroundings) {
  /** Buttons in the header and the footer, which are pressed on the first page only. */
  const pressedInFrame = new Set<string>()

  /** Runs axe in both themes, on the whole page or within an element. */
  async function check(address: string, state: string, within?: string): Promise<void> {
    for (const [colorScheme, rules] of [
      ['light', undefined],
      ['dark', colourRules],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      // A toast may have ended.
      if (within !== undefined && (await page.locator(within).count()) === 0) continue
      for (const problem of await findAccessibilityProblems(page, rules, within))
        report(`${address} · ${colorScheme} · ${state} · ${problem}`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }

  async function pressOpeners(address: string): Promise<void> {
    const done = new Set(pressedInFrame)
    for (;;) {
      const doneBefore = [...done]
      const opener = await markNextOpener(page, doneBefore)
      if (!opener) return
      done.add(opener.key)
      if (opener.isInFrame) pressedInFrame.add(opener.key)
      if (!isPressed(opener.name)) continue
      /** Returns to the page as it was, and marks the opener again, which may be another element after a press. */
      const restore = async () => {
        const isMarked = async () => (await markNextOpener(page, doneBefore))?.key === opener.key
        if (addressOf(page) === shownAddress && !(await showsOverlay(page)) && (await isMarked())) return true
        await open(address)
        return isMarked()
      }
      const shownAddress = addressOf(page)
      try {
        const openedKind = await press(address, opener)
        const isRestored = await restore()
        if (openedKind === 'menu' && isRestored) await pressItems(address, opener, restore)
      } catch (error) {
        report(`${address} · light · “${opener.name}” pressed · ${String(error).replaceAll(/\s+/g, ' ')}`)
        await open(address)
      }
    }
  }

  /** Presses the marked opener, and checks and closes what it opens. */
  async function press(address: string, { name, announces }: Opener): Promise<OpenedKind | undefined> {
    const oldAddress = addressOf(page)
    await rememberShown(page)
    await page.locator(OPENER).press('Enter')
    await waitUntilIdle()
    const openedKind = await findOpened(page, announces ? patience.announced : patience.other)
    if (openedKind) await checkOpened(address, name, name, openedKind)
    // The toast of the last press may be shown again.
    else if (addressOf(page) === oldAddress && !(announces && (await showsToast(page)))) {
      const problem = announces ? 'opens nothing' : (await isFocusLost(page)) ? 'the focus is lost' : undefined
      if (problem) report(`${address} · light · “${name}” pressed · ${problem}`)
    }
    return openedKind
  }

  /** Presses each item of the opener's menu that isn't a link. */
  async function pressItems(address: string, opener: Opener, restore: () => Promise<boolean>): Promise<void> {
    for (let index = 0; ; index += 1) {
      await rememberShown(page)
      await page.locator(OPENER).press('Enter')
      await findOpened(page, patience.announced)
      const menu = page.locator('[role=menu]').filter({ visible: true })
      const item = menu.locator('[role=menuitem]:not(a)').nth(index)
      if ((await item.count()) === 0) return void (await page.keyboard.press('Escape'))
      const name = ((await item.textContent()) ?? '').trim()
      if (isPressed(name) && (await item.isEnabled())) {
        await rememberShown(page)
        await item.press('Enter')
        await waitUntilIdle()
        const openedKind = await findOpened(page, patience.item)
        if (openedKind) await checkOpened(address, `${opener.name}” › “${name}`, opener.name, openedKind)
      } else await page.keyboard.press('Escape')
      if (!(await restore())) return
    }
  }

  /** Checks what is open, closes it, and expects the focus on the button named `returnsTo`. */
  async function checkOpened(address: string, name: string, returnsTo: string, openedKind: OpenedKind): Promise<void> {
    const state = openedKind === 'toast' ? `“${name}” pressed` : `“${name}” open`
    await check(address, state, OPENED)
    if (openedKind === 'section') {
      const opener = page.locator(OPENER)
      if ((await opener.count()) > 0) await opener.press('Enter')
    }
    if (openedKind === 'section' || openedKind === 'toast') return
    for (const form of await sendingForms(page.locator(OPENED))) await submitAndCheck(address, form, `${state}, `)
    await page.keyboard.press('Escape')
    if (!(await isGone(page))) return report(`${address} · light · ${state} · Escape doesn’t close it`)
    await waitUntilIdle()
    const nameOfFocused = await focusedName(page)
    if (nameOfFocused !== returnsTo && (await page.locator(`${OPENER}:focus`).count()) === 0)
      report(`${address} · light · ${state} · after Escape, the focus is on “${nameOfFocused ?? 'nothing'}”`)
  }

  /** Submits a form with empty fields. Returns whether it could be submitted. */
  async function submitAndCheck(address: string, form: Locator, prefix = ''): Promise<boolean> {
    const name = await submitEmpty(page, form)
    if (name === undefined) return false
    await waitUntilIdle()
    const state = `${prefix}“${name}” submitted empty`
    if (await showsErrors(page)) await check(address, state)
    if (!(await isFocusOnError(page))) report(`${address} · light · ${state} · the focus is not on the first error`)
    return true
  }

  return {
    checkPage: (address: string) => check(address, 'page'),

    /** Presses each button and submits each form, and checks what opens. The page's address must be open. */
    async pressAndSubmit(address: string): Promise<void> {
      await pressOpeners(address)
      await open(address)
      const forms = () => sendingForms(page.locator('main'))
      for (let index = 0; index < (await forms()).length; index += 1) {
        const form = (await forms())[index]
        if (form && (await submitAndCheck(address, form))) await open(address)
      }
    },
  }
}

/** Returns the path and query of the current page. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
