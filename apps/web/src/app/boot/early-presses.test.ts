// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { repeatDroppedClicks, replayEarlyPresses, takeEarlyPresses } from './early-presses.ts'

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].find(([, code]) =>
  code?.includes('stopKeepingPresses'),
)

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="menu"><svg></svg></button>
    <form method="post" id="login"><input name="email" value="ada@example.org"><button>Log in</button></form>
    <form id="skills"><input name="skills"><button>Mark</button></form>
    <form action="/jobs" id="search"><button>Search</button></form>
    <select id="sort"><option>newest</option><option>popular</option></select><input type="file" id="file" />
    <input id="words" />`
  new Function(script?.[1] ?? '')()
})
afterEach(() => {
  takeEarlyPresses().stopKeepingForms?.()
  globalThis.stopKeepingPresses = undefined
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Counts the events that reach the page once it listens. */
function listenTo(selector: string, type: string) {
  const listener = vi.fn((event: Event) => event.preventDefault())
  find(selector)?.addEventListener(type, listener)
  return listener
}

test('a click on a button or its icon is repeated if it came before the page listened', () => {
  find('#menu svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const listener = listenTo('#menu', 'click')
  replayEarlyPresses(takeEarlyPresses())
  expect(listener).toHaveBeenCalledOnce()
})

test.for(['#login', '#skills'])('an early submission of %s is repeated once the page listens', (form) => {
  const early = listenTo('body', 'submit')
  find(`${form} button`)?.click()
  expect(early.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  const listener = listenTo(form, 'submit')
  replayEarlyPresses(takeEarlyPresses())
  expect(listener).toHaveBeenCalledOnce()
  expect(find('#login input')).toMatchObject({ value: 'ada@example.org' })
})

test('the browser itself sends an early form that has an action, and the form is sent only once', () => {
  let wasPrevented: boolean | undefined
  find('#search')?.addEventListener('submit', (event) => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  })
  find('#search button')?.click()
  expect(wasPrevented).toBe(false)
  const resubmissions = listenTo('#search', 'submit')
  replayEarlyPresses(takeEarlyPresses())
  expect(resubmissions).not.toHaveBeenCalled()
})

test('several clicks on a button are repeated as one, and clicks on removed elements are ignored', () => {
  find('#menu')?.click()
  find('#menu')?.click()
  const listener = listenTo('#menu', 'click')
  replayEarlyPresses(takeEarlyPresses())
  expect(listener).toHaveBeenCalledOnce()

  new Function(script?.[1] ?? '')()
  find('#menu')?.click()
  const button = find('#menu')
  button?.remove()
  replayEarlyPresses(takeEarlyPresses())
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a submission while React hydrates is repeated once the page listens', () => {
  const early = takeEarlyPresses()
  find('#login button')?.click()
  const listener = listenTo('#login', 'submit')
  replayEarlyPresses(early)
  find('#login button')?.click()
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('a click on a part that React hasn’t hydrated yet', () => {
  const stop = (event: Event) => event.stopPropagation()
  /** Stops clicks above the page's parts, as React does until it has hydrated them. */
  const stopClicks = () => document.body.addEventListener('click', stop, { capture: true })
  const letClicksPass = () => document.body.removeEventListener('click', stop, { capture: true })
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    end = repeatDroppedClicks(document)
  })
  afterEach(() => {
    end()
    letClicksPass()
    vi.useRealTimers()
  })

  test('is repeated until the part handles it, and is handled once', () => {
    const listener = listenTo('#menu', 'click')
    stopClicks()
    find('#menu svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    find('#menu')?.click()
    vi.advanceTimersByTime(1_000)
    expect(listener).not.toHaveBeenCalled()
    letClicksPass()
    vi.advanceTimersByTime(1_000)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('is not repeated if it was handled, if the button is disabled, or after ten seconds', () => {
    const listener = listenTo('#menu', 'click')
    find('#menu')?.click()
    vi.advanceTimersByTime(1_000)
    expect(listener).toHaveBeenCalledOnce()
    stopClicks()
    find('#menu')?.click()
    vi.advanceTimersByTime(11_000)
    letClicksPass()
    vi.advanceTimersByTime(1_000)
    expect(listener).toHaveBeenCalledOnce()
    stopClicks()
    find('#menu')?.click()
    find('#menu')?.setAttribute('disabled', '')
    vi.advanceTimersByTime(100)
    letClicksPass()
    find('#menu')?.removeAttribute('disabled')
    vi.advanceTimersByTime(1_000)
    expect(listener).toHaveBeenCalledOnce()
  })
})

test('a click after the page listens is not recorded', () => {
  const early = takeEarlyPresses()
  find('#menu')?.click()
  const listener = listenTo('#menu', 'click')
  replayEarlyPresses(early)
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
  replayEarlyPresses(early)
  expect(values).toEqual(['popular'])
})

test('the early change event of a file field is fired again, but not that of a text field', () => {
  for (const id of ['#file', '#words']) find(id)?.dispatchEvent(new Event('change', { bubbles: true }))
  const early = takeEarlyPresses()
  const [file, words] = [listenTo('#file', 'change'), listenTo('#words', 'change')]
  replayEarlyPresses(early)
  expect(file).toHaveBeenCalledOnce()
  expect(words).not.toHaveBeenCalled()
})

test('nothing is repeated if the head’s script did not run', () => {
  globalThis.stopKeepingPresses = undefined
  expect(takeEarlyPresses()).toEqual({})
})
