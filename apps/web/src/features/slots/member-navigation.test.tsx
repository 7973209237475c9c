// @vitest-environment jsdom
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { Header } from '../../app/frame/header.tsx'
import { BottomBar } from '../../app/navigation/bottom-bar.tsx'
import { registerRoutes } from '../../app/page/route-exists.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { frameSlots } from '../features.ts'
import { MemberBar, MemberBottomBar } from './member-navigation.tsx'

const allPaths = [
  ...['/', '/login', '/companies', '/smart-apply', '/copilot', '/feed', '/jobs', '/headlines', '/professionals'],
  ...['/convos', '/professional/:profile', '/company/jobs', '/company/:profile', '/admin', '/purchase', '/settings'],
  '/notifications',
]

beforeEach(() => registerRoutes(allPaths.map((path) => ({ path }))))
afterEach(cleanup)
afterAll(() => registerRoutes([]))

const employer = userOf({ role: 'employer', companyName: 'Lumenfield', slug: 'lumenfield' })
const { guestLinks } = frameSlots
const slots = { guestLinks, MemberBar }

const linksIn = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')
const textsIn = (name: string) => linksIn(name).map(({ textContent }) => textContent)

function renderBar(user: CurrentUser, path = '/jobs') {
  return renderFor(<MemberBar user={user} />, { session: { status: 'member', user }, path })
}

test('the bar marks the current page and the beta, and screen readers read the number of unread messages', () => {
  renderBar(userOf({ missedMessages: 12 }))
  expect(textsIn('Main')).toEqual([
    ...['SmartApplybeta', 'Copilot', 'Community', 'Jobs', 'Headlines', 'Connections'],
    'Convos9+12 unread messages',
    'My Story',
  ])
  const currentLinks = linksIn('Main').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(currentLinks.map(({ textContent }) => textContent)).toEqual(['Jobs'])
})

test('nine unread messages are shown as nine', () => {
  renderBar(userOf({ missedMessages: 9 }))
  expect(textsIn('Main')).toContain('Convos99 unread messages')
})

test('the avatar links to the member’s own page, and the menu next to it logs out', async () => {
  const store = renderBar(userOf())
  expect(screen.getByRole('link', { name: 'Ada Lovelace, your page' }).getAttribute('href')).toBe(
    '/professional/ada-lovelace',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['Companies', 'Purchase', 'Settings', 'Notifications', 'Report Bug', 'Logout'],
  ])
  const last = items.at(-1)
  if (last) fireEvent.click(last)
  await expect.poll(() => store.get().status).toBe('guest')
})

test.each([
  ['professional', userOf(), 'Ada Lovelace', false],
  ['employer', employer, 'Lumenfield', true],
] as const)(
  'the sidebar of a %s names its owner and offers Purchase to employers only',
  async (_, user, name, offers) => {
    renderBar(user)
    fireEvent.click(screen.getByRole('button', { name: `Menu of ${name}` }))
    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(sheet).getByText(name)).toBeTruthy()
    expect(textsIn('Account')).toEqual([...(offers ? ['Purchase'] : []), 'Settings', 'Notifications', 'Report Bug'])
    expect(within(sheet).getByRole('button', { name: 'Logout' })).toBeTruthy()
  },
)

test('there is no bell if no page for notifications exists', () => {
  renderBar(userOf())
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy()
  cleanup()
  registerRoutes([{ path: '/jobs' }])
  renderBar(userOf())
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull()
})

test('a suspended member has neither a bell nor a link to their own page, only the logout', async () => {
  renderBar(userOf({ standing: 'suspended' }))
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Logout'])
})

test('an admin has one link and the logout, and neither bell nor avatar', () => {
  const user = userOf({ role: 'admin', slug: '' })
  const store = renderBar(user)
  expect(textsIn('Main')).toEqual(['BACK TO ADMIN PANEL'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['LOG OUT'])
  fireEvent.click(screen.getByRole('button', { name: 'LOG OUT' }))
  expect(store.get().status).toBe('guest')
})

test('the bottom bar of a phone has the five main links of a professional', () => {
  const user = userOf()
  renderFor(<MemberBottomBar user={user} />, { session: { status: 'member', user } })
  expect(textsIn('Main pages')).toEqual(['Community', 'Jobs', 'Headlines', 'Connections', 'Convos'])
})

test('until the session is checked, the header has variants for guests and members, and loads no member part', () => {
  renderFor(<Header />, { session: { status: 'checking' }, path: '/jobs' })
  expect(document.querySelectorAll('[data-for=guest]')).toHaveLength(1)
  expect(document.querySelectorAll('[data-for=member]')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull()
})

test('the bars show the member’s links before the session is checked, if the browser knows the last member', async () => {
  const { email: _email, ...lastUser } = userOf({ slug: 'ada-lovelace' })
  const world = {
    session: { status: 'checking' } as const,
    lastUser,
    path: '/jobs',
    slots: { ...slots, MemberBottomBar },
  }
  renderFor(<Header />, world)
  expect((await screen.findByRole('link', { name: 'My Story' })).getAttribute('href')).toBe(
    '/professional/ada-lovelace',
  )
  cleanup()
  renderFor(<BottomBar />, world)
  expect(screen.getByRole('link', { name: 'Community' })).toBeTruthy()
})

test('a guest sees the guests’ links once the session is checked, and the layoff tracker shows them to members, too', async () => {
  renderFor(<Header />, { path: '/jobs', slots })
  expect(document.querySelectorAll('[data-for]')).toHaveLength(0)
  expect(textsIn('Main')).toEqual(['COMPANIES', 'LOGIN', 'Rise'])
  cleanup()
  const member = { status: 'member', user: userOf() } as const
  renderFor(<Header />, { session: member, path: '/layoff-tracker', handle: { guestView: true }, slots })
  expect(textsIn('Main')).toEqual(['COMPANIES', 'LOGIN', 'Rise'])
  cleanup()
  renderFor(<Header />, { session: member, path: '/jobs', slots })
  expect(await screen.findByRole('link', { name: 'My Story' })).toBeTruthy()
  expect(screen.queryByText('LOGIN')).toBeNull()
})

test('a link for guests appears only if its page exists', () => {
  registerRoutes([{ path: '/companies' }])
  renderFor(<BottomBar />, { slots })
  expect(textsIn('Main pages')).toEqual(['COMPANIES', 'Rise'])
})

test('a suspended member has no bottom bar', () => {
  const suspendedUser = userOf({ standing: 'suspended' })
  renderFor(<BottomBar />, { session: { status: 'member', user: suspendedUser } })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(document.querySelector('.foot-bar')).toBeNull()
})
