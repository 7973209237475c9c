// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <header><button id="bell">Bell</button></header>
    <main>
      <h1>Your page</h1>
      <section><h2>Work</h2><ul><li><button id="remove">Remove</button></li></ul></section>
      <section><h2>Skills</h2><button id="add">Add</button></section>
    </main>`
  stop = keepFocus()
})
afterEach(() => stop())

const element = (id: string) => document.getElementById(id)
const focusedText = () => document.activeElement?.textContent

/** Resolves after the two frames in which the page may move the focus itself. */
async function nextFrames(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
}

test('when a focused element is removed, the heading of its section takes the focus', async () => {
  element('remove')?.focus()
  element('remove')?.closest('li')?.remove()
  await nextFrames()
  expect(focusedText()).toBe('Work')
})

test('a page that moves the focus itself keeps it there', async () => {
  element('remove')?.focus()
  element('remove')?.closest('li')?.remove()
  requestAnimationFrame(() => element('add')?.focus())
  await nextFrames()
  expect(focusedText()).toBe('Add')
})

test('removing an element that the reader has already left does not move the focus', async () => {
  element('remove')?.focus()
  element('remove')?.blur()
  await Promise.resolve()
  element('remove')?.remove()
  await nextFrames()
  expect(document.activeElement).toBe(document.body)
})

test('replacing the whole page does not move the focus', async () => {
  element('remove')?.focus()
  document.querySelector('main')?.replaceWith(document.createElement('main'))
  await nextFrames()
  expect(document.activeElement).toBe(document.body)
})

test('removing a focused element outside of the page’s content focuses no heading', async () => {
  element('bell')?.focus()
  element('bell')?.remove()
  await nextFrames()
  expect(document.activeElement).toBe(document.body)
})
