// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme, readTheme, themeKey } from './theme.ts'

const shown = () => document.documentElement.getAttribute('data-theme')
const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const headScript = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1]

/** Does what the browser does with the page's head on the next visit. */
function runHeadScript() {
  if (!headScript) throw new Error('index.html has no script in its head that sets the theme')
  new Function(headScript)()
}

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
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied')
  })
  chooseTheme('dark')
  runHeadScript()
  expect([shown(), readTheme()]).toEqual(['dark', 'system'])
})
