import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam } from '../../companies/companies.factory.ts'
import { joinAsAdmin, joinAsEmployer } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()

test('the list of members shows team members under their own names, each next to their company', async () => {
  const support = await joinAsAdmin(world, app, 'admin-support')
  const owner = await joinAsEmployer(world, app, { companyName: 'Foundry Nine', firstName: 'Olga', lastName: 'Stahl' })
  world.clock.advance(1_000)
  const recruiter = await joinTeam(world, app, owner, 'recruiter')
  const { firstName, lastName } = (await recruiter.api('GET /api/v1/check')).result
  const { items } = (await support.api('GET /api/v1/admin/members', { query: { q: 'foundry nine' } })).result
  expect(firstName).not.toBe('Olga')
  expect(items.map(({ name, company }) => [name, company])).toEqual([
    [`${firstName} ${lastName}`, 'Foundry Nine'],
    ['Olga Stahl', 'Foundry Nine'],
  ])
})
