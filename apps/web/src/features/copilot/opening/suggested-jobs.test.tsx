// @vitest-environment jsdom
import type { CopilotOpening } from '@rise/contract/copilot/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { SuggestedJobs } from './suggested-jobs.tsx'

afterEach(cleanup)

const suggestion = (title: string, missing: string[] | null): CopilotOpening['jobs'][number] => ({
  job: {
    ...{ _id: title, slug: title.toLowerCase(), title, places: [], workType: 'Remote', employmentType: null },
    ...{ seniority: null, department: null, pay: null, skills: [], datePosted: '2026-11-20T08:00:00.000Z' },
    ...{ company: { _id: 'mill', slug: 'mill', companyName: 'Mill', logo: null }, replies: null },
  },
  ...{ score: 70, why: 'You know wind.', missing },
})

function show(jobs: CopilotOpening['jobs']) {
  renderFor(<SuggestedJobs basis="story" jobs={jobs} />, {
    session: { status: 'member', user: userOf() },
    api: (async () => ({ success: true, result: { saved: [], hidden: [], hiddenCompanies: [] } })) as unknown as Api,
  })
}

test('the heading counts the jobs, and each job lists the skills that the story lacks', () => {
  show([suggestion('Miller', ['Grain', 'Stones', 'Sails', 'Rope', 'Wind']), suggestion('Baker', [])])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Two jobs worth your evening')
  expect(screen.getByRole('link', { name: 'Miller' }).getAttribute('href')).toBe('/jobs/miller')
  expect(screen.getByText('Not in your story: Grain, Stones, Sails and 2 more.')).toBeTruthy()
  expect(screen.getByText('Your story shows every skill it requires.')).toBeTruthy()
})

test('a job whose skills are unknown doesn’t say whether skills are missing', () => {
  show([suggestion('Miller', null)])
  expect(screen.queryByText(/Not in your story|every skill/)).toBeNull()
})
