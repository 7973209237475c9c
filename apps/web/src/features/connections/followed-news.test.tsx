// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { FollowedNews } from './followed-news.tsx'

afterEach(cleanup)

const company = { _id: 'yard', slug: 'yard', companyName: 'Lantern Yard', logo: null }

test('a followed company with new jobs links to its jobs, and names the latest', () => {
  renderFor(<FollowedNews news={[{ company, jobs: 3, latest: [{ slug: 'rigger', title: 'Rigger' }] }]} />)
  expect(screen.getByRole('heading', { name: 'New this week' })).toBeTruthy()
  expect(screen.getByText('3 new jobs')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lantern Yard' }).getAttribute('href')).toBe('/jobs?company=yard')
  expect(screen.getByRole('link', { name: 'Rigger' }).getAttribute('href')).toBe('/jobs/rigger')
})

test('without new jobs, nothing is shown', () => {
  renderFor(<FollowedNews news={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
