// @vitest-environment jsdom
import type { WrittenJob } from '@rise/contract/postings/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { jobOf } from '../../jobs/job.factory.ts'
import { PreviewJobPage } from './preview-job-page.tsx'
import { emptyJob } from './use-job-form.ts'

afterEach(cleanup)

const questionDefaults = { options: [], required: true, wanted: [] }
const questions: WrittenJob['fields']['questions'] = [
  { ...questionDefaults, id: 'a', kind: 'yes-no', text: 'Do you hold a crane licence?' },
  { ...questionDefaults, id: 'b', kind: 'choice', text: 'Which shift?', options: ['Day', 'Night'], required: false },
]

function open(applicationType: WrittenJob['fields']['applicationType']): void {
  const job = { _id: 'one', state: 'draft', guessed: [], fields: { ...emptyJob, applicationType, questions } }
  const desk = { _id: 'pier', slug: 'pier', role: 'owner', fields: { companyName: 'Pier' } }
  const page = jobOf({ title: 'Crane operator' })
  const api = (async (key: string) => {
    const result = key.endsWith('/desk') ? desk : key.endsWith('/preview') ? page : job
    return { success: true, result }
  }) as unknown as Api
  const user = userOf({ _id: 'pier', role: 'employer', slug: 'pier' })
  renderFor(<PreviewJobPage />, { session: { status: 'member', user }, api, path: '/company/jobs/preview?job=one' })
}

test('the preview of a job that takes applications here lists its questions, with the kind of answer to each', async () => {
  open('Smart Apply')
  expect(await screen.findByRole('heading', { name: 'Questions when people apply' })).toBeDefined()
  expect(screen.getAllByRole('listitem').flatMap(({ textContent }) => textContent?.match(/^.*\?.*$/) ?? [])).toEqual([
    'Do you hold a crane licence?Yes or no',
    'Which shift?Day Night (optional)',
  ])
})

test('the preview of a job that takes applications elsewhere lists no questions', async () => {
  open('Apply Directly')
  expect(await screen.findByText(/Only your team can see it now/)).toBeDefined()
  expect(screen.queryByText(/crane licence/)).toBeNull()
})
