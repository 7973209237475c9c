// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { LookSection } from './look-section.tsx'
import type { EditedPage } from './use-page-draft.ts'

afterEach(cleanup)

test('the link to change the cover picture leads to the cover of the company', async () => {
  const theme = { accent: null, cover: 'picture', tabs: ['about'] }
  const page = { draft: { slug: 'mill', layout: { theme, blocks: [] } } } as unknown as EditedPage
  renderFor(<LookSection page={page} />, { session: { status: 'member', user: userOf({ role: 'employer' }) } })
  const link = await screen.findByRole('link', { name: 'Change the cover picture' })
  expect(link.getAttribute('href')).toBe('/company/mill/edit/edit-overview#logo-and-cover')
})
