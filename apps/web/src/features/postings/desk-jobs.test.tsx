// @vitest-environment jsdom
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { TeamRole } from '@rise/contract/companies/policy'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { DeskJobs } from './desk-jobs.tsx'

afterEach(cleanup)

function open(role: TeamRole, jobs = 0): void {
  const counts = { all: jobs, open: jobs, drafts: 0 }
  const api = (async () => ({ success: true, result: { counts, items: [] } })) as unknown as Api
  const user = userOf({ _id: 'mill', role: 'employer', slug: 'mill' })
  renderFor(<DeskJobs desk={{ _id: 'mill', slug: 'mill', role } as CompanyDesk} />, {
    session: { status: 'member', user },
    api,
  })
}

test('a recruiter can post jobs and see applicants, but not import jobs', async () => {
  open('recruiter')
  const write = await screen.findByRole('link', { name: 'Post a job' })
  expect(write.getAttribute('href')).toBe('/company/jobs/create')
  expect(screen.getByRole('link', { name: 'See your jobs and applicants' })).toBeDefined()
  expect(screen.queryByText(/careers page/)).toBeNull()
})

test.each(['owner', 'editor'] as const)('an %s can import jobs', async (role) => {
  open(role)
  expect(await screen.findByText(/^Import them from your careers page/)).toBeDefined()
})

test('an editor, who can’t see applicants, gets no link to them', async () => {
  open('editor')
  expect(await screen.findByRole('link', { name: 'See your jobs' })).toBeDefined()
  expect(screen.queryByText(/applicants/)).toBeNull()
})

test('a team with jobs sees how many are open, and can post the next one', async () => {
  open('owner', 14)
  expect((await screen.findAllByRole('term')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Open14',
    'Drafts0',
  ])
  expect(screen.getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe('/company/jobs/create')
  expect(screen.queryByText(/careers page/)).toBeNull()
})
