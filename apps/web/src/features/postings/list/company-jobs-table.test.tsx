// @vitest-environment jsdom
import type { CompanyJob } from '@rise/contract/postings/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { CompanyJobsTable } from './company-jobs-table.tsx'

afterEach(cleanup)

const imported: CompanyJob = {
  ...{ _id: 'one', slug: 'miller', title: 'Miller', workType: 'Onsite', places: ['Porto'], pay: null, state: 'open' },
  ...{ date: '2026-11-20T09:00:00.000Z', dateClosed: null, publishAt: null, endsAt: null, closeReason: null },
  ...{ source: null, written: null, views: { total: 0, week: 0 }, applicants: null },
}
const written: CompanyJob = {
  ...imported,
  ...{ _id: 'two', slug: 'baker', title: 'Baker', written: { _id: 'w', state: 'open' } },
  ...{ views: { total: 82, week: 46 }, applicants: { total: 11, unopened: 2, undecided: 4 } },
}

function show(...jobs: CompanyJob[]): void {
  const session = { status: 'member', user: userOf({ role: 'employer' }) } as const
  renderFor(<CompanyJobsTable slug="mill" jobs={jobs} mayHire lists={null} />, { session })
}

test('imported jobs are a second group, without figures that are zero', () => {
  show(written, imported)
  expect(screen.getAllByRole('table')).toHaveLength(2)
  const second = within(screen.getByRole('region', { name: 'Imported' }))
  expect(second.getByRole('link', { name: 'Miller' })).toBeTruthy()
  expect(second.queryByText(/this week|No views/)).toBeNull()
  expect(screen.getByText('46 this week')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^11 applicants, 2 new/ })).toBeTruthy()
})

test('jobs have checkboxes only while the member selects jobs', () => {
  show(written, imported)
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Select jobs' }))
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Baker' }))
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', false)
  expect(screen.getByRole('status').textContent).toBe('1 selected')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a list with only imported jobs has nothing to select', () => {
  show(imported)
  expect(screen.queryByRole('button', { name: 'Select jobs' })).toBeNull()
})

test('in narrow windows, one menu has all actions of a job', async () => {
  show({ ...written, written: { _id: 'w', state: 'paused' } })
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Baker' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Resume', 'Close', 'Duplicate'])
})
