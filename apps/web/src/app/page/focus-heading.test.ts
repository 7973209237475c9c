// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { focusHeadingOnceShown } from './focus-heading.ts'

beforeEach(() => {
  document.body.innerHTML = '<main></main><button>Elsewhere</button>'
})

const show = (html: string) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
  // Observers run in a microtask.
  return Promise.resolve()
}

test('a heading takes the focus immediately if the page has one', async () => {
  await show('<h1>Your feed</h1>')
  focusHeadingOnceShown()
  expect(document.activeElement?.textContent).toBe('Your feed')
})

test('a heading that appears later takes the focus once, when it appears', async () => {
  focusHeadingOnceShown()
  await show('<p>Loading</p>')
  expect(document.activeElement).toBe(document.body)
  await show('<h1>Your feed</h1>')
  expect(document.activeElement?.textContent).toBe('Your feed')
})

test('a heading that appears after the reader has moved the focus does not take it', async () => {
  focusHeadingOnceShown()
  const button = document.querySelector('button')
  button?.focus()
  await show('<h1>Your feed</h1>')
  expect(document.activeElement).toBe(button)
})

test('after navigating away, the previous page’s heading no longer takes the focus', async () => {
  focusHeadingOnceShown()()
  await show('<h1>Your feed</h1>')
  expect(document.activeElement).toBe(document.body)
})
