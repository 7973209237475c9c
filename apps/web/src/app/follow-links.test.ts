// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

const navigate = vi.fn()

beforeAll(() => {
  followLinks(document, navigate)
  // jsdom cannot leave the page; what nobody followed ends here.
  window.addEventListener('click', (event) => event.preventDefault())
})
beforeEach(() => {
  navigate.mockClear()
  window.history.replaceState(null, '', '/jobs?page=2')
})

function click(attributes: string, init: MouseEventInit = {}) {
  document.body.innerHTML = `<a ${attributes}><span>link</span></a>`
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

test('a plain click on a link to a page is followed, whatever inside it was hit', () => {
  click('href="/companies?page=3#top"')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/companies?page=3#top', { replace: false })
})

test('a link to where one is replaces instead of adding to the history', () => {
  click('href="/jobs?page=2"')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/jobs?page=2', { replace: true })
})

test.each([
  ['another site', 'href="https://example.com/jobs"', {}],
  ['the API and its pages', 'href="/api/docs"', {}],
  ['a page for developers, which only a direct request gets', 'href="/dev/apply?job=1"', {}],
  ['a file', 'href="/favicon.svg"', {}],
  ['a place within the page', 'href="#main"', {}],
  ['a new tab', 'href="/companies" target="_blank"', {}],
  ['a download', 'href="/companies" download', {}],
  ['a mail', 'href="mailto:a@example.com"', {}],
  ['no address', '', {}],
  ['the middle button', 'href="/companies"', { button: 1 }],
  ['Ctrl', 'href="/companies"', { ctrlKey: true }],
  ['Cmd', 'href="/companies"', { metaKey: true }],
  ['Shift', 'href="/companies"', { shiftKey: true }],
])('%s is left to the browser', (_what, attributes, init) => {
  click(attributes, init)
  expect(navigate).not.toHaveBeenCalled()
})

test('a link in other letters leads to the page in lower case; query and escapes stay as they are', () => {
  click('href="/Companies/CAF%C3%A9?q=Engineer"')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/companies/caf%C3%A9?q=Engineer', { replace: false })
})
