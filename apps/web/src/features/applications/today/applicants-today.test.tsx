// @vitest-environment jsdom
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { ApplicantsToday } from './applicants-today.tsx'

afterEach(cleanup)

test('applicants who have waited long come first, and each row names its action', () => {
  const job = { _id: 'baker', title: 'Baker' }
  const item = { _id: 'ada', name: 'Ada Lane', headline: 'Baker', photo: null, appliedAt: '2026-11-28T09:00:00.000Z' }
  const applicants = { total: 1, items: [{ ...item, job }], waiting: { total: 2, job }, week: { week: 1, before: 0 } }
  renderFor(<ApplicantsToday today={{ applicants } as unknown as CompanyToday} />)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.match(/waited|Ada Lane/)?.[0])).toEqual([
    'waited',
    'Ada Lane',
  ])
  expect(screen.getByRole('link', { name: /^Review.*Ada Lane$/ }).getAttribute('href')).toContain('ada')
  expect(screen.getByRole('heading', { name: '1 new applicant, 2 waiting' })).toBeDefined()
  const answer = screen.getByRole('link', { name: /^Answer.*applicants for Baker$/ })
  expect(answer.getAttribute('href')).toBe('/company/jobs/baker/applicants?sort=oldest')
})
