// @vitest-environment jsdom
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { ImportJobs } from './import-jobs.tsx'

afterEach(cleanup)

function open(domain: string | null, verifiedDomain: string | null): Promise<HTMLElement> {
  const desk = { slug: 'mill', domain, verifiedDomain, fields: { website: 'https://mill.example' } } as CompanyDesk
  renderFor(<ImportJobs desk={desk} />, {
    session: { status: 'member', user: userOf({ role: 'employer', slug: 'mill' }) },
  })
  return screen.findByRole('heading', { level: 1 })
}
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('until the domain is verified, the steps to verify it replace the import', async () => {
  await open('mill.example', null)
  expect(linkTo('Verify mill.example')).toBe('/company/mill/edit#verification')
  expect(screen.queryByRole('button', { name: 'Find my jobs' })).toBeNull()
})

test('a company without a website gets a link to add one', async () => {
  await open(null, null)
  expect(linkTo('Add your website')).toBe('/company/mill/edit/edit-overview')
})

test('a company with a verified domain can start the import', async () => {
  await open('mill.example', 'mill.example')
  expect(screen.getByRole('button', { name: 'Find my jobs' })).toBeDefined()
  expect(screen.queryByText('Verify your domain first')).toBeNull()
})
