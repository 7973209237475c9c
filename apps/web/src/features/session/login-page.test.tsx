// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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
])('with portal=%s, the page links to “%s” for the other side', ([portal, other = '']) => {
  renderFor(<LoginPage />, { path: `/login?portal=${portal}` })
  expect(screen.getByRole('link', { name: other })).toBeTruthy()
})
