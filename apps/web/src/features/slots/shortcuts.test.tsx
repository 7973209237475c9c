// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../app/base/api.ts'
import { openSearch } from '../../app/frame/early-keys.ts'
import { registerRoutes } from '../../app/page/route-exists.ts'
import type { Session } from '../../app/session/session-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { Shortcuts } from './shortcuts.tsx'

const resultOf = (title: string, to: string, detail: string | null = null) => ({ title, to, detail, picture: null })
const groups = [
  { kind: 'jobs', hits: [resultOf('Lantern keeper', '/jobs/lantern-keeper', 'Mill · Oslo')] },
  { kind: 'people', hits: [resultOf('Lana Turner', '/professional/lana-turner')] },
]
const api = vi.fn(async (_key: string, _input: { query: { q: string } }) => ({ success: true, result: { groups } }))

beforeEach(() => {
  registerRoutes(['/jobs', '/headlines', '/headlines/create', '/settings', '/login'].map((path) => ({ path })))
  // jsdom implements neither scrollIntoView nor matchMedia.
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  api.mockImplementation(async () => ({ success: true, result: { groups } }))
})
afterEach(() => {
  cleanup()
  api.mockClear()
  localStorage.clear()
  globalThis.earlyKeys = undefined
})
afterAll(() => registerRoutes([]))

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show({ early = [], session }: { early?: readonly string[]; session?: Session } = {}) {
  const earlyKeys = early.map((key, time) => ({ key, command: false, time }))
  globalThis.earlyKeys = { kept: earlyKeys, wake: undefined, end: () => undefined }
  renderFor(
    <>
      <button type="button">Elsewhere</button>
      <Place />
      <Shortcuts />
    </>,
    { api: api as never, ...(session && { session }) },
  )
}

const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...init })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const address = () => document.querySelector('output')?.textContent
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('%s with %j opens the search and focuses its field; Escape closes it and returns the focus', async (key, init) => {
  show()
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  press(key, init)
  await waitFor(() => expect(field()).toBe(document.activeElement))
  fireEvent.keyDown(field(), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toBe(document.activeElement)
})

test('text typed before the search has loaded appears in its field and is searched for', async () => {
  show({ early: ['/', 'l', 'a', 'x', 'Backspace', 'n'] })
  expect(field().value).toBe('lan')
  await screen.findByRole('option', { name: /Lantern keeper/ })
  expect(api).toHaveBeenCalledExactlyOnceWith('GET /api/v1/palette', { query: { q: 'lan' } })
})

test('a query submitted before the search has loaded is searched for', () => {
  show({ early: ['/', 'l', 'a', 'n', ' ', 'Enter'] })
  expect(address()).toBe('/jobs?q=lan')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a two-key shortcut navigates to a page, even if pressed early; other keys do nothing', () => {
  show({ early: ['g', 'h'] })
  expect(address()).toBe('/headlines')
  for (const key of ['g', 'x', 'j']) press(key)
  expect(address()).toBe('/headlines')
  for (const key of ['g', 'j']) press(key)
  expect(address()).toBe('/jobs')
})

test('arrow keys cycle through the options and back to the typed text', async () => {
  show({ early: ['/', 'l', 'a', 'n'] })
  await screen.findByRole('option', { name: /Lana Turner/ })
  expect(options()).toEqual(['Search jobs for “lan”', 'MLantern keeper, Mill · Oslo', 'LTLana Turner'])
  expect(screen.getAllByRole('group').map((group) => group.ariaLabel ?? group.getAttribute('aria-label'))).toEqual([
    'Search',
    'Jobs',
    'People',
  ])
  const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(activeOption()).toBeUndefined()
  for (const name of [...options(), undefined, 'Search jobs for “lan”']) {
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(activeOption()).toBe(name)
  }
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(activeOption()).toBe('LTLana Turner')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('LTLana Turner')
})

test('Enter without a choice searches jobs', async () => {
  show({ early: ['/'] })
  fireEvent.change(field(), { target: { value: '  lan tern ' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(address()).toBe('/jobs?q=lan+tern')
})

test('matches are highlighted, and opened results are listed as recent until cleared', async () => {
  show({ early: ['/', 'l', 'a', 'n'] })
  const option = await screen.findByRole('option', { name: /Lantern keeper/ })
  expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Lan'])
  expect(option.getAttribute('href')).toBe('/jobs/lantern-keeper')
  fireEvent.click(option)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('/')
  expect(options().slice(0, 2)).toEqual(['MLantern keeper, Mill · Oslo', 'Clear recent'])
  fireEvent.click(screen.getByRole('option', { name: 'Clear recent' }))
  expect(options()).not.toContain('Clear recent')
})

test.each<[string, Session, boolean]>([
  ['a guest', { status: 'guest' }, false],
  ['a free member', { status: 'member', user: userOf() }, false],
  ['a creator', { status: 'member', user: userOf({ paidPlan: 'Creator' }) }, true],
])('%s sees only permitted actions', (_, session, writes) => {
  show({ session, early: ['/'] })
  expect(options().includes('Write a headline')).toBe(writes)
  expect(options().includes('Log in')).toBe(session.status === 'guest')
  expect(options().includes('Settings')).toBe(session.status === 'member')
})

test('actions are found by their titles', () => {
  show({ session: { status: 'member', user: userOf({ paidPlan: 'Creator' }) }, early: ['/', ...'head wr'] })
  expect(options()).toEqual(['Search jobs for “head wr”', 'Write a headline'])
})

test('an action toggles the theme', () => {
  show({ early: ['/', ...'dark'] })
  fireEvent.click(screen.getByRole('option', { name: 'Use the dark theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  delete document.documentElement.dataset.theme
})

test('an empty result is announced', async () => {
  api.mockResolvedValue({ success: true, result: { groups: [] } })
  show({ early: ['/', 'z'] })
  expect(await screen.findByText('Nothing found for “z”. Try fewer letters.')).toBeDefined()
})

test('a failure shows its reason and a retry', async () => {
  api.mockRejectedValueOnce(new ApiError(429, { code: 'too-many-requests', message: 'Wait a moment.' }))
  show({ early: ['/', 'l'] })
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a moment.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('option', { name: /Lantern keeper/ })).toBeDefined()
})

test('with shortcuts off only the button opens the search', async () => {
  localStorage.setItem('shortcutsOff', 'true')
  show()
  press('/')
  press('k', { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  openSearch()
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
})
