import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional } from '../session/accounts.factory.ts'
import { setPlanCommand } from './set-plan.command.ts'

const { world, app } = useWorld()

async function run(...args: string[]) {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const preparedWork = await setPlanCommand.prepare(args, { print: write, printError: write })
  const status = typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx)
  return { status, said: lines.join('\n'), opened: typeof preparedWork !== 'number' }
}

test('the command finds a member by email in any letter case, and repeating it changes nothing', async () => {
  const { email, call } = await joinAsProfessional(world, app)
  const first = await run(email.toUpperCase(), 'creator')
  expect(first).toMatchObject({ status: 0, said: expect.stringContaining('was on free and is on Creator now.') })
  expect((await call('GET', '/api/v1/check')).json().result.paidPlan).toBe('Creator')
  expect(await run(email, 'Creator')).toMatchObject({ status: 0, said: expect.stringContaining('already') })
})

test('the command finds a member by slug, and refuses an ambiguous one', async () => {
  const employer = await joinAsEmployer(world, app, { companyName: 'Two Of Them' })
  await joinAsProfessional(world, app, { firstName: 'Two', lastName: 'Of Them' })
  expect(await run('two-of-them', 'Pro')).toMatchObject({
    status: 1,
    said: '"two-of-them" is more than one: say company/two-of-them or professional/two-of-them.',
  })
  expect(await run('company/two-of-them', 'Pro')).toMatchObject({ status: 0 })
  expect((await employer.api('GET /api/v1/check')).result.paidPlan).toBe('Pro')
})

test('the command refuses unknown members, admins and other kinds of pages', async () => {
  const admin = await joinAsAdmin(world, app)
  for (const identity of ['nobody@example.com', 'no-such-slug', 'job/two-of-them', admin.email]) {
    expect(await run(identity, 'Pro')).toMatchObject({ status: 1, said: expect.stringContaining('No member has') })
  }
})

test.for([
  [[], 'Name the member'],
  [['ada@example.com'], 'Name the plan'],
  [['ada@example.com', 'Gold'], 'There is no plan "Gold"; it is one of free, Creator, Pro.'],
  [['ada@example.com', 'Pro', 'now'], '"now" is one too many.'],
] as const)('the arguments %j print the usage without opening a database', async ([args, said]) => {
  const outcome = await run(...args)
  expect(outcome).toMatchObject({ status: 1, opened: false })
  expect(outcome.said).toContain(said)
  expect(outcome.said).toContain('Usage: npm run rise -- set-plan')
})
