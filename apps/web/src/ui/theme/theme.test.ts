// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme, readTheme, themeKey } from './theme.ts'

const currentTheme = () => document.documentElement.getAttribute('data-theme')
const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
const headScript = scripts.find((code) => code.includes('localStorage.theme'))

/** Does what the head's script does on the next visit. */
function runHeadScript() {
  if (!headScript) throw new Error('index.html has no script in its head that sets the theme')
  new Function(headScript)()
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.documentElement.removeAttribute('data-theme')
})

test('a chosen theme is applied, stored, and restored before the first paint of the next page', () => {
  chooseTheme('dark')
  expect([currentTheme(), readTheme()]).toEqual(['dark', 'dark'])
  document.documentElement.removeAttribute('data-theme')
  runHeadScript()
  expect(currentTheme()).toBe('dark')
})

test('without a choice the system’s theme applies', () => {
  chooseTheme('light')
  chooseTheme('system')
  expect([currentTheme(), localStorage.getItem(themeKey), readTheme()]).toEqual([null, null, 'system'])
  runHeadScript()
  expect(currentTheme()).toBeNull()
})

test('an unknown value in storage is ignored', () => {
  localStorage.setItem(themeKey, '"><script>')
  runHeadScript()
  expect([currentTheme(), readTheme()]).toEqual([null, 'system'])
})

test('unavailable storage causes no error', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied')
  })
  chooseTheme('dark')
  runHeadScript()
  expect([currentTheme(), readTheme()]).toEqual(['dark', 'system'])
})
