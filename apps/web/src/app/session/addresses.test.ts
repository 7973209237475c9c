import { expect, test } from 'vitest'
import { homeOf, loginHref, safeNext } from './addresses.ts'

test.each([
  ['/settings', '/settings'],
  ['/jobs?q=a%20b&page=2#top', '/jobs?q=a%20b&page=2#top'],
  ['/company/acme', '/company/acme'],
  ['/jobs?next=https://evil.example', '/jobs?next=https://evil.example'],
])('%s is accepted as a return address', (next, expected) => {
  expect(safeNext(next)).toBe(expected)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example'],
  ['another site in capitals', 'HTTPS://evil.example'],
  ['a site by the page’s scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash for a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash further on', '/jobs\\..\\..\\evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a leading blank', ' //evil.example'],
  ['dots that vanish', '/.//evil.example'],
  ['a parent that vanishes', '/jobs/..//evil.example'],
  ['an encoded dot that vanishes', '/%2e//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a credential', '@evil.example'],
  ['a relative path', 'evil.example'],
  ['the log-in itself', '/login'],
  ['the log-in with a query', '/login?next=/login'],
])('%s is rejected as a return address', (_, next) => {
  expect(safeNext(next)).toBeUndefined()
})

test('the login link contains the return address', () => {
  expect(loginHref('/settings#devices')).toBe('/login?next=%2Fsettings%23devices')
  expect(loginHref('/')).toBe('/login')
  expect(loginHref('/login?mode=signup')).toBe('/login')
})

test('the login link keeps its return address if the session’s end is noticed twice', () => {
  const loginAddress = loginHref('/settings#devices')
  expect(loginHref(loginAddress)).toBe(loginAddress)
  expect(loginHref('/login?next=https://evil.example')).toBe('/login')
  expect(loginHref('/login?next=%2Flogin%3Fnext%3D%2Fa')).toBe('/login')
})

test('the home address is the feed for members and the admin area for admins', () => {
  const member = { kind: 'member', id: '1', plan: 'free', standing: 'active' } as const
  expect(homeOf({ ...member, role: 'professional' })).toBe('/feed')
  expect(homeOf({ ...member, role: 'employer' })).toBe('/feed')
  expect(homeOf({ ...member, role: 'admin-support' })).toBe('/admin')
})
