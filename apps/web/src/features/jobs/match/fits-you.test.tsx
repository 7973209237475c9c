// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { jobOf } from '../job.factory.ts'
import { FitsYou } from './fits-you.tsx'

afterEach(cleanup)

function show(titles: readonly string[], { known = true, score = 70 } = {}) {
  const items = titles.map((title) => jobOf({ _id: title, slug: title.toLowerCase(), title }))
  const scores = items.map(({ _id }) => ({ _id, score, certainty: 90, limits: [] }))
  const api = (async () => ({ success: true, result: { items, scores, known } })) as unknown as Api
  renderFor(<FitsYou />, { session: { status: 'member', user: userOf() }, api })
}

test('the jobs that fit are listed with a link to all best matches', async () => {
  show(['Miller', 'Baker', 'Sailor'])
  const part = await screen.findByRole('region', { name: 'Fits you' })
  expect(await within(part).findAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(part).getAllByText('Strong match')).toHaveLength(3)
  expect(within(part).getByRole('link', { name: 'All best matches' }).getAttribute('href')).toBe('/jobs?sort=match')
  expect(within(part).queryByText(/fits strongly/)).toBeNull()
})

test('without a good match, the closest jobs are listed under a heading that says so, without a badge', async () => {
  show(['Miller', 'Baker', 'Sailor'], { score: 20 })
  const part = await screen.findByRole('region', { name: 'Closest to your story' })
  expect(within(part).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(part).queryByText(/match$/)).toBeNull()
})

test('if no job in reach is close to the story, the section links to jobs elsewhere', async () => {
  show([])
  expect((await screen.findByText(/^No open job in your reach/)).textContent).toBe(
    'No open job in your reach is close to your story. Show jobs elsewhere',
  )
  const link = screen.getByRole('link', { name: 'Show jobs elsewhere' })
  expect(link.getAttribute('href')).toBe('/jobs?sort=match&elsewhere=true')
})

test('with fewer matches than usual, the section says that nothing else fits strongly', async () => {
  show(['Miller'])
  expect(await screen.findByText('Nothing else fits strongly today.')).toBeTruthy()
})

test('for a story without skills, the section links to where skills are added', async () => {
  show([], { known: false })
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
