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
  const listener = vi.fn((event: Event) => event.preventDefault())
  find(selector)?.addEventListener(type, listener)
  return listener
}

test('a click on a button or its icon before the page listens is repeated', () => {
  find('#menu svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const listener = listenTo('#menu', 'click')
  pressAgain(takeEarlyPresses())
  expect(listener).toHaveBeenCalledOnce()
})

test('a form submitted before the page listens is submitted later with its values, not by the browser', () => {
  const early = listenTo('body', 'submit')
  find('#login button')?.click()
  expect(early.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  const listener = listenTo('#login', 'submit')
  pressAgain(takeEarlyPresses())
  expect(listener).toHaveBeenCalledOnce()
  expect(find('#login input')).toMatchObject({ value: 'ada@example.org' })
})

test('a form with an action of its own is sent by the browser, once', () => {
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

test('several clicks count once, and clicks on removed elements are ignored', () => {
  find('#menu')?.click()
  find('#menu')?.click()
  const listener = listenTo('#menu', 'click')
  pressAgain(takeEarlyPresses())
  expect(listener).toHaveBeenCalledOnce()

  new Function(script?.[1] ?? '')()
  find('#menu')?.click()
  const button = find('#menu')
  button?.remove()
  pressAgain(takeEarlyPresses())
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a click after the page listens is not recorded', () => {
  const early = takeEarlyPresses()
  find('#menu')?.click()
  const listener = listenTo('#menu', 'click')
  pressAgain(early)
  expect(listener).not.toHaveBeenCalled()
})

test('an early choice in a select is restored after hydration has reset it', () => {
  const list = find('#sort') as HTMLSelectElement
  list.value = 'popular'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  const early = takeEarlyPresses()
  list.value = 'newest'
  const values: string[] = []
  list.addEventListener('change', () => values.push(list.value))
  pressAgain(early)
  expect(values).toEqual(['popular'])
})

test('a file chosen early fires its change event later, and text typed early stays in its field', () => {
  for (const id of ['#file', '#words']) find(id)?.dispatchEvent(new Event('change', { bubbles: true }))
  const early = takeEarlyPresses()
  const [file, words] = [listenTo('#file', 'change'), listenTo('#words', 'change')]
  pressAgain(early)
  expect(file).toHaveBeenCalledOnce()
  expect(words).not.toHaveBeenCalled()
})

test('without the script, nothing is repeated', () => {
  globalThis.stopKeepingPresses = undefined
  expect(takeEarlyPresses()).toEqual({})
})
