// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []
const html = document.documentElement

beforeEach(() => {
  html.lang = 'en'
  html.dataset.languages = 'en de pt-BR'
  html.dataset.prefix = ''
})
afterEach(() => {
  localStorage.clear()
  html.hidden = false
  delete html.dataset.offer
  vi.unstubAllGlobals()
})

/** Runs the script at an address; returns where it leads, if anywhere. */
function leadFrom(address: string): string | undefined {
  const { pathname, search, hash } = new URL(address, 'https://rise.example')
  let target: string | undefined
  const replace = (path: string) => {
    target = path
  }
  new Function('location', script)({ pathname, search, hash, replace })
  return target
}

test('an address without a prefix is redirected to the chosen language before anything is painted', () => {
  expect(leadFrom('/jobs')).toBeUndefined()
  localStorage.language = 'de'
  expect(leadFrom('/jobs?q=koch#list')).toBe('/de/jobs?q=koch#list')
  expect(html.hidden).toBe(true)
  expect(leadFrom('/')).toBe('/de')
  localStorage.language = 'pt-BR'
  expect(leadFrom('/confirm?token=abc')).toBe('/pt-br/confirm?token=abc')
})

test('a page in the chosen language isn’t redirected, nor is one whose address names another language', () => {
  localStorage.language = 'en'
  expect(leadFrom('/jobs')).toBeUndefined()
  html.lang = 'de'
  html.dataset.prefix = '/de'
  expect(leadFrom('/de/jobs')).toBeUndefined()
  localStorage.language = 'pt-BR'
  expect(leadFrom('/de/jobs')).toBeUndefined()
})

test('choosing a language that the installation doesn’t offer causes no redirect', () => {
  localStorage.language = 'fr'
  expect(leadFrom('/jobs')).toBeUndefined()
  localStorage.language = '//evil.example'
  expect(leadFrom('/jobs')).toBeUndefined()
  delete html.dataset.languages
  localStorage.language = 'de'
  expect(leadFrom('/jobs')).toBeUndefined()
})

test.for([
  [['de-AT', 'en'], 'de'],
  [['fr', 'pt-BR'], 'pt-BR'],
  [['en-GB', 'de'], undefined],
  [['fr'], undefined],
] as const)('a browser that prefers %s is offered %s', ([wishes, offer]) => {
  const sheets: string[] = []
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(rules: string) {
        sheets.push(rules)
      }
    },
  )
  vi.stubGlobal('navigator', { languages: wishes })
  expect(leadFrom('/jobs')).toBeUndefined()
  expect(html.dataset.offer).toBe(offer)
  expect(sheets).toEqual(
    offer === undefined ? [] : [`[data-offer="${offer}"] [data-offered="${offer}"] { display: block }`],
  )
})

test('a visitor who has chosen a language isn’t offered another', () => {
  vi.stubGlobal('navigator', { languages: ['de'] })
  localStorage.language = 'en'
  leadFrom('/jobs')
  expect(html.dataset.offer).toBeUndefined()
})
