// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followForms, followLinks } from './follow-links.ts'

const navigate = vi.fn()

beforeAll(() => {
  followLinks(document, navigate)
  followForms(document, navigate)
  // jsdom can't navigate, so this listener stops clicks that no one has handled.
  window.addEventListener('click', (event) => event.preventDefault())
  window.addEventListener('submit', (event) => event.preventDefault())
})
beforeEach(() => {
  navigate.mockClear()
  window.history.replaceState(null, '', '/jobs?page=2')
})

function click(attributes: string, init: MouseEventInit = {}) {
  document.body.innerHTML = `<a ${attributes}><span>link</span></a>`
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

test('a plain click on a link, or on an element inside it, navigates', () => {
  click('href="/companies?page=3#top"')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/companies?page=3#top', { replace: false })
})

test('a link to the current page replaces the history entry', () => {
  click('href="/jobs?page=2"')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/jobs?page=2', { replace: true })
})

test.each([
  ['another site', 'href="https://example.com/jobs"', {}],
  ['the API and its pages', 'href="/api/docs"', {}],
  ['a page for developers, which only a direct request gets', 'href="/dev/apply?job=1"', {}],
  ['a file', 'href="/favicon.svg"', {}],
  ['a page in another language', 'href="/de/jobs" hreflang="de"', {}],
  ['a place within the page', 'href="#main"', {}],
  ['a new tab', 'href="/companies" target="_blank"', {}],
  ['a download', 'href="/companies" download', {}],
  ['a mail', 'href="mailto:a@example.com"', {}],
  ['no address', '', {}],
  ['the middle button', 'href="/companies"', { button: 1 }],
  ['Ctrl', 'href="/companies"', { ctrlKey: true }],
  ['Cmd', 'href="/companies"', { metaKey: true }],
  ['Shift', 'href="/companies"', { shiftKey: true }],
])('a click on a link is left to the browser: %s', (_what, attributes, init) => {
  click(attributes, init)
  expect(navigate).not.toHaveBeenCalled()
})

test('a link with capital letters navigates to the path in lower case, with its query and escapes unchanged', () => {
  click('href="/Companies/CAF%C3%A9?q=Engineer"')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/companies/caf%C3%A9?q=Engineer', { replace: false })
})

function submit(attributes: string, fields: string) {
  document.body.innerHTML = `<form ${attributes}>${fields}<button name="by" value="button">Search</button></form>`
  document.querySelector('form')?.requestSubmit(document.querySelector('button'))
}

test('a GET form navigates with its values and its submit button', () => {
  submit('action="/companies?old=1"', '<input name="q" value="a & b"><input name="q" value="ü"><input value="unnamed">')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/companies?q=a+%26+b&q=%C3%BC&by=button', { replace: false })
})

test('a form that leads to the current page replaces the history entry', () => {
  submit('action="/jobs"', '<input name="page" value="2">')
  navigate.mockClear()
  window.history.replaceState(null, '', '/jobs?page=2&by=button')
  document.querySelector('form')?.requestSubmit(document.querySelector('button'))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/jobs?page=2&by=button', { replace: true })
})

test.each([
  ['one without an address', ''],
  ['one that posts', 'method="post" action="/jobs"'],
  ['one to another site', 'action="https://example.com/jobs"'],
  ['one to the API', 'action="/api/v1/jobs"'],
  ['one in a new tab', 'action="/jobs" target="_blank"'],
])('a form is left to the browser: %s', (_what, attributes) => {
  submit(attributes, '')
  expect(navigate).not.toHaveBeenCalled()
})

test('a form whose submission was already handled is ignored', () => {
  document.body.innerHTML = '<form action="/jobs"><button>Search</button></form>'
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  document.querySelector('form')?.requestSubmit(document.querySelector('button'))
  expect(navigate).not.toHaveBeenCalled()
})
