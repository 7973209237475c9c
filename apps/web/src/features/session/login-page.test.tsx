// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registerRoutes } from '../../app/page/route-exists.ts'
import { renderFor } from '../../app/visitor.factory.tsx'
import { LoginPage } from './login-page.tsx'

vi.stubGlobal('fetch', async () => Response.json({ success: true, result: { google: null } }))
afterEach(cleanup)

test.for([
  ['employers', 'Join as a professional'],
  ['companies', 'Join as a professional'],
  ['company', 'Join as a professional'],
  ['employer', 'Join as a professional'],
  ['professionals', 'Join as a company'],
  ['', 'Join as a company'],
])('the login page with portal=%s links to “%s”', ([portal, other = '']) => {
  renderFor(<LoginPage />, { path: `/login?portal=${portal}` })
  expect(screen.getByRole('link', { name: other })).toBeTruthy()
})

test('a guest who comes from a page for members sees why to join', () => {
  registerRoutes([
    {
      path: '/people',
      handle: { gate: { access: 'auth' }, invitation: (name: string) => `Join to see the people on ${name}.` },
    },
  ])
  renderFor(<LoginPage />, { path: '/login?next=%2Fpeople%3Fq%3Djava&mode=signup' })
  expect(screen.getByText(/^Join to see the people on/)).toBeTruthy()
  cleanup()
  renderFor(<LoginPage />, { path: '/login?next=%2Fjobs' })
  expect(screen.queryByText(/^Join to see the people on/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy()
})
