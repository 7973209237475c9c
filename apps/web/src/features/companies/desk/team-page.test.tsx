// @vitest-environment jsdom
import { mayForCompany, type TeamRole } from '@rise/contract/companies/policy'
import type { CompanyTeam } from '@rise/contract/companies/team/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { principalOf } from '../../../app/session/use-session.tsx'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { TeamPage } from './team-page.tsx'

afterEach(cleanup)

const desk = { _id: 'mill', slug: 'mill', role: 'owner', fields: { companyName: 'Mill' } }
const team: CompanyTeam = { role: 'owner', members: [], invitations: [] }

test('the page explains what each role of a team may do', async () => {
  const api = (async (key: string) => ({
    success: true,
    result: key.endsWith('/team') ? team : desk,
  })) as unknown as Api
  const user = userOf({ _id: 'mill', role: 'employer', slug: 'mill' })
  const session = { status: 'member', user } as const
  const may = (teamRole: TeamRole) => mayForCompany(principalOf(session), { id: 'mill', teamRole }, 'hire')
  renderFor(<TeamPage />, { session, api })
  const text = (await screen.findByText(/^Owners can do everything\./)).textContent ?? ''
  expect(text).toMatch(/Editors can edit the page, news and jobs; they can’t see applicants\./)
  expect(text).toMatch(/Recruiters write jobs and hire: they see applicants and answer them\./)
  expect([may('owner'), may('editor'), may('recruiter')]).toEqual(['allowed', 'forbidden', 'allowed'])
})
