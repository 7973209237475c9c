// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme, readTheme, themeKey, themeScript } from './theme.ts'

const shown = () => document.documentElement.getAttribute('data-theme')
const runHeadScript = () => new Function(themeScript)()

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.documentElement.removeAttribute('data-theme')
})

test('a chosen theme is applied, kept, and back before the next first paint', () => {
  chooseTheme('dark')
  expect([shown(), readTheme()]).toEqual(['dark', 'dark'])
  document.documentElement.removeAttribute('data-theme')
  runHeadScript()
  expect(shown()).toBe('dark')
})

test('without a choice the system decides', () => {
  chooseTheme('light')
  chooseTheme('system')
  expect([shown(), localStorage.getItem(themeKey), readTheme()]).toEqual([null, null, 'system'])
  runHeadScript()
  expect(shown()).toBeNull()
})

test('a foreign value in storage is ignored', () => {
  localStorage.setItem(themeKey, '"><script>')
  runHeadScript()
  expect([shown(), readTheme()]).toEqual([null, 'system'])
})

test('closed storage breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  chooseTheme('dark')
  runHeadScript()
  expect([shown(), readTheme()]).toEqual(['dark', 'system'])
})
