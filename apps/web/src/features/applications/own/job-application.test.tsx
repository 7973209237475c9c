// @vitest-environment jsdom
import type { OwnApplication } from '@rise/contract/applications/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { JobApplication } from './job-application.tsx'
import { stateInWords } from './status-words.ts'

afterEach(cleanup)

const application: OwnApplication = {
  _id: 'a1',
  job: { slug: 'miller', title: 'Miller', companyName: 'Mill', companySlug: 'mill', logo: null },
  stage: 'received',
  appliedAt: '2026-11-20T08:00:00.000Z',
  openedAt: '2026-11-21T08:00:00.000Z',
  changedAt: '2026-11-21T08:00:00.000Z',
  daysUnanswered: 9,
  reason: null,
  closed: false,
}
const elsewhere = { url: 'https://mill.example', appliedOn: '2026-11-20' }

test.for<[Partial<OwnApplication & { elsewhere: typeof elsewhere }>, string]>([
  [{}, 'Opened, no answer yet'],
  [{ openedAt: null }, 'Not opened yet'],
  [{ daysUnanswered: null }, 'Answered'],
  [{ openedAt: null, daysUnanswered: null, elsewhere }, 'Sent on the company’s site'],
  [{ stage: 'interview', elsewhere }, 'Interview'],
  [{ stage: 'declined' }, 'Declined'],
  [{ closed: true }, 'The job closed before a decision'],
])('the state of an application with %j reads “%s”', ([changes, words]) => {
  expect(stateInWords({ ...application, ...changes })).toBe(words)
})

test('the page of a job links to the application that was sent', () => {
  renderFor(<JobApplication application={application} />)
  const link = screen.getByRole('link', { name: /^You applied / })
  expect(link.getAttribute('href')).toBe('/professional/jobs?application=a1')
})

test('an application made elsewhere links to the list of applications', () => {
  renderFor(<JobApplication application={{ ...application, elsewhere }} />)
  expect(screen.getByRole('link', { name: /^You applied / }).getAttribute('href')).toBe(
    '/professional/jobs?show=applied',
  )
})
