import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, newEmail, PASSWORD } from '../accounts.factory.ts'
import { createAdminCommand } from './create-admin.command.ts'

const { world, app } = useWorld()

async function run(args: readonly string[], password = PASSWORD, beforeAnswer = async () => {}) {
  const lines: string[] = []
  const questions: string[] = []
  const write = (line: string) => void lines.push(line)
  const command = createAdminCommand(async (question) => {
    questions.push(question)
    await beforeAnswer()
    return password
  })
  const preparedWork = await command.prepare(args, { print: write, printError: write })
  const status = typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx)
  return { status, said: lines.join('\n'), asked: questions, opened: typeof preparedWork !== 'number' }
}

test('the command creates an admin, who can log in with the chosen password', async () => {
  const email = newEmail('root')
  expect(await run([email.toUpperCase()])).toMatchObject({ status: 0, said: expect.stringContaining(email) })
  const { call } = await logInAs(app, email)
  expect((await call('GET', '/api/v1/check')).json().result).toMatchObject({
    role: 'admin',
    standing: 'active',
    slug: '',
  })
  expect((await call('GET', '/api/v1/admin/overview')).statusCode).toBe(200)
})

test('an existing admin gets the new role and keeps the password, without a prompt', async () => {
  const email = newEmail('helper')
  await run([email, '--role', 'admin-content'])
  const { token } = await logInAs(app, email)

  const changeOutcome = await run([email, '--role', 'admin-support'])

  expect(changeOutcome).toMatchObject({ status: 0, asked: [], said: expect.stringContaining('was admin-content') })
  expect((await run([email, '--role=admin-support'])).said).toContain('already')
  const check = await app.inject({ url: '/api/v1/check', headers: { authorization: `Bearer ${token}` } })
  expect(check.statusCode, 'a token of the earlier role').toBe(401)
  const { call } = await logInAs(app, email)
  expect((await call('GET', '/api/v1/admin/members')).statusCode).toBe(200)
})

test('a member’s address is refused with advice, before the password prompt', async () => {
  const { email, call } = await joinAsProfessional(world, app)
  const refusal = await run([email])
  expect(refusal).toMatchObject({ status: 1, asked: [], said: expect.stringContaining('Use another address') })
  expect((await call('GET', '/api/v1/check')).json().result.role).toBe('professional')
})

test('an unconfirmed sign-up with the same address is replaced', async () => {
  const { email, call } = await joinAsProfessional(world, app, { confirmed: false })
  expect((await run([email])).status).toBe(0)
  expect((await call('GET', '/api/v1/check')).statusCode).toBe(401)
})

test('of two simultaneous calls for the same admin, one creates the account and the other is refused', async () => {
  const email = newEmail('twin')
  // Neither creates the account before both were asked for the password: a later call would find the admin.
  const bothAsked = Promise.withResolvers<void>()
  let askedCount = 0
  const meet = () => {
    askedCount += 1
    if (askedCount === 2) bothAsked.resolve()
    return bothAsked.promise
  }
  const outcomes = await Promise.all([run([email], PASSWORD, meet), run([email], PASSWORD, meet)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([0, 1])
})

test('a password that is too short is refused, and no account is created', async () => {
  const email = newEmail('short')
  expect(await run([email], 'seven77')).toMatchObject({ status: 1, said: 'Use at least 8 characters.' })
  await expect(logInAs(app, email, 'seven77')).rejects.toThrow('cannot log in')
})

test('a password that is easy to guess is refused, and no account is created', async () => {
  const email = newEmail('lighthouse-keeper')
  expect(await run([email], 'sunshine1')).toMatchObject({ status: 1, said: expect.stringContaining('most used') })
  const localPart = email.split('@', 1)[0] ?? ''
  expect(await run([email], localPart)).toMatchObject({ status: 1, said: expect.stringContaining('name or email') })
  await expect(logInAs(app, email, 'sunshine1')).rejects.toThrow('cannot log in')
})

test.for([
  [[], 'Name the email address'],
  [['nobody'], 'Enter an email like'],
  [['a@example.com', 'b@example.com'], '"b@example.com" is one too many'],
  [['a@example.com', '--role', 'owner'], 'There is no role "owner"'],
  [['a@example.com', '--password', 'x'], 'password'],
] as const)('the command prints its usage for %j, without opening a database', async ([args, said]) => {
  const outcome = await run(args)
  expect(outcome).toMatchObject({ status: 1, opened: false })
  expect(outcome.said).toContain(said)
  expect(outcome.said).toContain('Usage: npm run rise -- create-admin')
})
