// @vitest-environment jsdom
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { takeToasts } from '../../../ui/base/toast.ts'
import { BlocksPage } from './blocks-page.tsx'

afterEach(cleanup)

const desk = { _id: 'mill', slug: 'mill', role: 'owner', fields: { companyName: 'Mill' }, news: [], gallery: [] }
const draft: PageDraft = {
  ...{ _id: 'mill', slug: 'mill', revision: 1, published: null, changed: true },
  layout: { theme: { accent: null, cover: 'none', tabs: ['about'] }, blocks: [] } as unknown as PageDraft['layout'],
  material: { pictures: [], people: [], jobs: [], news: [] },
}

/** Publishes the page as a member with this standing; returns the toast's title and description. */
async function publishAs(standing: CurrentUser['standing']): Promise<unknown[]> {
  const texts: unknown[] = []
  takeToasts({ show: ({ title, description }) => void texts.push(title, description), dismiss: () => undefined })
  const api = (async (key: string) => {
    if (key.endsWith('/desk')) return { success: true, result: desk }
    if (key.endsWith('/block-versions')) return { success: true, result: [] }
    return { success: true, result: key.endsWith('/publish') ? { ...draft, published: 1, changed: false } : draft }
  }) as unknown as Api
  const user = userOf({ _id: 'mill', role: 'employer', slug: 'mill', standing })
  renderFor(<BlocksPage />, { session: { status: 'member', user }, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  await expect.poll(() => texts).toHaveLength(2)
  cleanup()
  return texts
}

test('a published page is called live only if others can open it', async () => {
  expect(await publishAs('active')).toEqual(['Your page is live.', undefined])
  expect(await publishAs('pending')).toEqual([
    'Your page is published.',
    'People can open it once you’ve confirmed your email.',
  ])
})
