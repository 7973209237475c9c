// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressAgain, takeEarlyPresses } from './early-presses.ts'

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].find(([, code]) =>
  code?.includes('stopKeepingPresses'),
)

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="menu"><svg></svg></button>
    <form method="post" id="login"><input name="email" value="ada@example.org"><button>Log in</button></form>
    <form action="/jobs" id="search"><button>Search</button></form>
    <select id="sort"><option>newest</option><option>popular</option></select><input type="file" id="file" />
    <input id="words" />`
  new Function(script?.[1] ?? '')()
})
afterEach(() => {
  takeEarlyPresses()
  globalThis.stopKeepingPresses = undefined
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Counts the events that reach the page once it listens. */
function listenTo(selector: string, type: string) {
  const heard = vi.fn((event: Event) => event.preventDefault())
  find(selector)?.addEventListener(type, heard)
  return heard
}

test('a button that was pressed too early, on its icon too, is pressed again', () => {
  find('#menu svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const heard = listenTo('#menu', 'click')
  pressAgain(takeEarlyPresses())
  expect(heard).toHaveBeenCalledOnce()
})

test('a form that was sent too early is not sent by the browser, and is submitted again with what is typed', () => {
  const early = listenTo('body', 'submit')
  find('#login button')?.click()
  expect(early.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  const heard = listenTo('#login', 'submit')
  pressAgain(takeEarlyPresses())
  expect(heard).toHaveBeenCalledOnce()
  expect(find('#login input')).toMatchObject({ value: 'ada@example.org' })
})

test('a form that leads somewhere by itself goes its way, once', () => {
  let stopped: boolean | undefined
  find('#search')?.addEventListener('submit', (event) => {
    stopped = event.defaultPrevented
    event.preventDefault()
  })
  find('#search button')?.click()
  expect(stopped).toBe(false)
  const again = listenTo('#search', 'submit')
  pressAgain(takeEarlyPresses())
  expect(again).not.toHaveBeenCalled()
})

test('several presses count once, and what is gone from the page not at all', () => {
  find('#menu')?.click()
  find('#menu')?.click()
  const heard = listenTo('#menu', 'click')
  pressAgain(takeEarlyPresses())
  expect(heard).toHaveBeenCalledOnce()

  new Function(script?.[1] ?? '')()
  find('#menu')?.click()
  const button = find('#menu')
  button?.remove()
  pressAgain(takeEarlyPresses())
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a press after the page listens is its own affair', () => {
  const early = takeEarlyPresses()
  find('#menu')?.click()
  const heard = listenTo('#menu', 'click')
  pressAgain(early)
  expect(heard).not.toHaveBeenCalled()
})

test('what was chosen too early from a list is chosen again, though hydration has set the list back', () => {
  const list = find('#sort') as HTMLSelectElement
  list.value = 'popular'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  const early = takeEarlyPresses()
  list.value = 'newest'
  const seen: string[] = []
  list.addEventListener('change', () => seen.push(list.value))
  pressAgain(early)
  expect(seen).toEqual(['popular'])
})

test('a file that was chosen too early is taken then, and typed words are left to their field', () => {
  for (const id of ['#file', '#words']) find(id)?.dispatchEvent(new Event('change', { bubbles: true }))
  const early = takeEarlyPresses()
  const [file, words] = [listenTo('#file', 'change'), listenTo('#words', 'change')]
  pressAgain(early)
  expect(file).toHaveBeenCalledOnce()
  expect(words).not.toHaveBeenCalled()
})

test('a page without the script has nothing to press again', () => {
  globalThis.stopKeepingPresses = undefined
  expect(takeEarlyPresses()).toEqual({})
})
