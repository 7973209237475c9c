// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { LoginPage } from './login-page.tsx'

vi.stubGlobal('fetch', async () => Response.json({ success: true, result: { google: null } }))
afterEach(cleanup)

test.for([
  ['employers', 'Go to the side for professionals'],
  ['companies', 'Go to the side for professionals'],
  ['company', 'Go to the side for professionals'],
  ['employer', 'Go to the side for professionals'],
  ['professionals', 'Go to the side for companies'],
  ['', 'Go to the side for companies'],
])('portal=%s opens the side that offers "%s"', ([portal, other = '']) => {
  renderFor(<LoginPage />, { path: `/login?portal=${portal}` })
  expect(screen.getByRole('link', { name: other })).toBeTruthy()
})
