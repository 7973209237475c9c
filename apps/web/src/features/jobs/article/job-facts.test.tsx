// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { jobOf } from '../job.factory.ts'
import { JobFacts, JobLine } from './job-facts.tsx'

afterEach(cleanup)

test('the line of a job without a place has only the work type and the date', () => {
  renderFor(<JobLine job={jobOf({ places: [], workType: 'Remote' })} />)
  expect(screen.getByRole('paragraph').textContent).toMatch(/^Remote [^R]+$/)
})

test('facts that the posting doesn’t state are left out', () => {
  renderFor(<JobFacts job={jobOf({ seniority: null, workType: 'Unknown', validThrough: null })} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Employment', 'Department'])
  expect(screen.queryByText(/not specified/i)).toBeNull()
})

test('a posting that states none of the facts has no box of facts', () => {
  const job = jobOf({ seniority: null, employmentType: null, department: null, validThrough: null })
  renderFor(<JobFacts job={job} />)
  expect(screen.queryByRole('term')).toBeNull()
})
