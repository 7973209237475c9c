// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { jobOf } from '../job.factory.ts'
import { FitsYou } from './fits-you.tsx'

afterEach(cleanup)

function show(titles: readonly string[], among: number) {
  const items = titles.map((title) => jobOf({ _id: title, slug: title.toLowerCase(), title }))
  const scores = items.map(({ _id }) => ({ _id, score: 70, certainty: 90, limits: [] }))
  const api = (async () => ({ success: true, result: { items, scores, among } })) as unknown as Api
  renderFor(<FitsYou />, { session: { status: 'member', user: userOf() }, api })
}

test('the jobs that fit are listed with a link to all best matches', async () => {
  show(['Miller', 'Baker', 'Sailor'], 80)
  const part = await screen.findByRole('region', { name: 'Fits you' })
  expect(await within(part).findAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(part).getAllByText('Strong match')).toHaveLength(3)
  expect(within(part).getByRole('link', { name: 'All best matches' }).getAttribute('href')).toBe('/jobs?sort=match')
  expect(within(part).queryByText(/fits strongly/)).toBeNull()
})

test('without a strong match, the part says so and links to the closest matches', async () => {
  show([], 12)
  expect(await screen.findByText(/Nothing fits strongly today/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what comes closest' }).getAttribute('href')).toBe('/jobs?sort=match')
})

test('with fewer matches than usual, the part says that there is nothing else', async () => {
  show(['Miller'], 12)
  expect(await screen.findByText('Nothing else fits strongly today.')).toBeTruthy()
})

test('a story without skills leads to where they are added', async () => {
  show([], 0)
  expect((await screen.findByRole('link', { name: 'Add your skills' })).getAttribute('href')).toBe('/professional/edit')
})

test('a failed request can be repeated', async () => {
  let requests = 0
  const api = (async () => {
    requests += 1
    throw new Error('down')
  }) as unknown as Api
  renderFor(<FitsYou />, { session: { status: 'member', user: userOf() }, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('button', { name: 'Retry' })
  expect(requests).toBe(2)
})
