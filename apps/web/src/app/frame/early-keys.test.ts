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
const takenKeys = () => takeEarlyKeys().map(({ key }) => key)

test('a search key is recorded with the keys after it', () => {
  expect(press(['/', 'l', 'a', 'x', 'Backspace', 'n', 'Enter'])).toEqual([true, true, true, true, true, true, true])
  expect(takenKeys()).toEqual(['/', 'l', 'a', 'x', 'Backspace', 'n', 'Enter'])
})

test('Ctrl+K and Cmd+K open the search even from within a field', () => {
  expect(press([{ key: 'k', ctrlKey: true }], '#field')).toEqual([true])
  expect(press([{ key: 'K', metaKey: true }])).toEqual([true])
  expect(takeEarlyKeys()).toMatchObject([{ command: true }, { command: true }])
})

test('navigation keys are recorded with their time, without preventing their default action', () => {
  expect(press(['g', 'j'])).toEqual([false, false])
  expect(takeEarlyKeys()).toEqual([
    { key: 'g', command: false, time: expect.any(Number) },
    { key: 'j', command: false, time: expect.any(Number) },
  ])
})

test('keys without a shortcut, keys in fields and dialogs, and browser shortcuts are not recorded', () => {
  press(['j', ' ', 'ArrowDown', 'Tab', { key: '/', ctrlKey: true }, { key: 'g', altKey: true }])
  press(['/', 'g', '?'], '#field')
  press(['/', '?'], '[role=dialog] p')
  expect(takenKeys()).toEqual([])
})

test('Escape discards the recorded search', () => {
  press(['/', 'a', 'Escape', 'b'])
  expect(takenKeys()).toEqual([])
})

test('with shortcuts off, only the header’s search button is recorded', () => {
  localStorage.setItem('shortcutsOff', 'true')
  expect(press(['/', 'g'])).toEqual([false, false])
  openSearch()
  press(['a'])
  expect(takenKeys()).toEqual(['BrowserSearch', 'a'])
})

test('the callback runs for a relevant key, even for one pressed before the callback was registered', () => {
  const wake = vi.fn()
  const stop = whenKeyPressed(wake)
  press(['j'])
  expect(wake).not.toHaveBeenCalled()
  press(['?'])
  expect(wake).toHaveBeenCalledOnce()
  stop()
  const lateListener = vi.fn()
  whenKeyPressed(lateListener)
  expect(lateListener).toHaveBeenCalledOnce()
})

test('no keys are recorded after takeEarlyKeys was called', () => {
  takeEarlyKeys()
  expect(press(['/'])).toEqual([false])
  expect(takenKeys()).toEqual([])
})
