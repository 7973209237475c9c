// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { JobsNearby } from './jobs-nearby.tsx'

afterEach(cleanup)

const job = (title: string) => ({
  ...{ _id: title, slug: title.toLowerCase(), title, skills: [], pay: null, replies: null, places: [] },
  ...{ company: { _id: 'c', slug: 'c', companyName: 'Tern', logo: null }, workType: 'Onsite', place: null },
  datePosted: '2026-03-01T00:00:00.000Z',
})

function show(kind: string, titles: readonly string[]) {
  const reading = { kind, typed: 'Oslo', names: ['Oslo'], location: 'oslo', workType: null }
  const items = titles.map(job)
  const result = { items, total: items.length, understood: { readings: [reading] } }
  const requests: string[] = []
  const api = (async (key: string) => {
    requests.push(key)
    return { success: true, result: key === 'GET /api/v1/jobs' ? result : null }
  }) as unknown as Api
  renderFor(<JobsNearby place={{ slug: 'oslo', name: 'Oslo' }} />, { api })
  return requests
}

test('three jobs in the place of a layoff are shown, with a link to all', async () => {
  show('place', ['Welder', 'Nurse', 'Driver', 'Cook'])
  await screen.findByRole('heading', { name: 'Open jobs in Oslo' })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Welder',
    'Nurse',
    'Driver',
  ])
  expect(screen.getByRole('link', { name: 'See all jobs in Oslo' }).getAttribute('href')).toContain('location=oslo')
})

test('jobs that only mention the place’s name aren’t shown as jobs in that place', async () => {
  const requests = show('place-too', ['Welder'])
  await expect.poll(() => requests).toContain('GET /api/v1/jobs')
  await new Promise((resolve) => setImmediate(resolve))
  expect(screen.queryByText(/Open jobs in/)).toBeNull()
})
