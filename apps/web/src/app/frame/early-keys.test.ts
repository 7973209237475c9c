// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSearch, takeEarlyKeys, whenKeyPressed } from './early-keys.ts'

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].find(([, code]) => code?.includes('earlyKeys'))

beforeEach(() => {
  document.body.innerHTML =
    '<input id="field"><main tabindex="-1"></main><div role="dialog"><p tabindex="-1"></p></div>'
  new Function(script?.[1] ?? '')()
})
afterEach(() => {
  takeEarlyKeys()
  globalThis.earlyKeys = undefined
  localStorage.clear()
})

/** Presses keys one after the other; returns those whose default action was prevented. */
function press(keys: readonly (string | KeyboardEventInit)[], selector = 'main'): boolean[] {
  return keys.map((key) => {
    const init = typeof key === 'string' ? { key } : key
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    return document.querySelector(selector)?.dispatchEvent(event) === false
  })
}
const taken = () => takeEarlyKeys().map(({ key }) => key)

test('a key that searches is kept with what is typed after it', () => {
  expect(press(['/', 'l', 'a', 'x', 'Backspace', 'n', 'Enter'])).toEqual([true, true, true, true, true, true, true])
  expect(taken()).toEqual(['/', 'l', 'a', 'x', 'Backspace', 'n', 'Enter'])
})

test('Ctrl+K and Cmd+K search from within a field, too', () => {
  expect(press([{ key: 'k', ctrlKey: true }], '#field')).toEqual([true])
  expect(press([{ key: 'K', metaKey: true }])).toEqual([true])
  expect(takeEarlyKeys()).toMatchObject([{ command: true }, { command: true }])
})

test('keys that go somewhere are kept with their time; what they would do otherwise they do', () => {
  expect(press(['g', 'j'])).toEqual([false, false])
  expect(takeEarlyKeys()).toEqual([
    { key: 'g', command: false, time: expect.any(Number) },
    { key: 'j', command: false, time: expect.any(Number) },
  ])
})

test('keys that mean nothing, those of fields and windows, and those of the browser are left alone', () => {
  press(['j', ' ', 'ArrowDown', 'Tab', { key: '/', ctrlKey: true }, { key: 'g', altKey: true }])
  press(['/', 'g', '?'], '#field')
  press(['/', '?'], '[role=dialog] p')
  expect(taken()).toEqual([])
})

test('Escape takes back what was begun', () => {
  press(['/', 'a', 'Escape', 'b'])
  expect(taken()).toEqual([])
})

test('who switched shortcuts off keeps their keys; the button of the header still searches', () => {
  localStorage.setItem('shortcutsOff', 'true')
  expect(press(['/', 'g'])).toEqual([false, false])
  openSearch()
  press(['a'])
  expect(taken()).toEqual(['BrowserSearch', 'a'])
})

test('the first key that means something wakes what listens to keys, once it was pressed or later', () => {
  const wake = vi.fn()
  const stop = whenKeyPressed(wake)
  press(['j'])
  expect(wake).not.toHaveBeenCalled()
  press(['?'])
  expect(wake).toHaveBeenCalledOnce()
  stop()
  const late = vi.fn()
  whenKeyPressed(late)
  expect(late).toHaveBeenCalledOnce()
})

test('once the keys were taken, others keep them', () => {
  takeEarlyKeys()
  expect(press(['/'])).toEqual([false])
  expect(taken()).toEqual([])
})
