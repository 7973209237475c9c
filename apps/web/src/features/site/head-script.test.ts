// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

const script = readFileSync(join(import.meta.dirname, 'head-script.js'), 'utf8')
const index = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const first = '0190f3a4-0000-7000-8000-00000000000a'

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = `<aside data-announcement="${first}"><button data-dismiss="${first}">Dismiss</button></aside>`
})

/** Runs the script as a page's head does; returns the CSS rules that it has added. */
function run(): () => string {
  new Function(script)()
  return () => document.querySelector('style')?.textContent ?? ''
}

test('the head of every page has a place for the script', () => {
  expect(index).toContain('<!--features-->')
})

test('the script shows only announcements for the role stored in this browser', () => {
  expect(run()()).toBe('')
  document.head.innerHTML = ''
  localStorage.viewer = 'employer'
  expect(run()()).toBe('[data-viewers~="employer"]{display:block}')
  document.head.innerHTML = ''
  localStorage.viewer = '"],body'
  expect(run()()).toBe('')
})

test('a dismissed announcement is hidden immediately, and on the next page', () => {
  const rules = run()
  document.querySelector('button')?.click()
  const hidingRule = `[data-announcement="${first}"]{display:none!important}`
  expect(rules()).toContain(hidingRule)
  expect(localStorage.dismissed).toContain(first)
  document.head.innerHTML = ''
  expect(run()()).toContain(hidingRule)
})
