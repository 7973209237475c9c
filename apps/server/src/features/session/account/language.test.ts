import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { loadConfig } from '../../../load-config.ts'
import { joinAsProfessional, newEmail, PASSWORD, send } from '../accounts.factory.ts'
import { passwordResetTask } from './password-reset.task.ts'

const { world, app } = useWorld({ config: { ...loadConfig({}), rateLimit: 0, languages: ['en', 'de', 'es'] } })

const german = { 'accept-language': 'de' }
const pageOf = (path: string) => world.ctx.config.publicUrl + path

test('a new member’s emails, and the pages that they link to, have the language of the sign-up page', async () => {
  const email = newEmail('jana')
  const body = { user: { email, password: PASSWORD, firstName: 'Jana', lastName: 'Koch' } }
  await send(app, 'POST', '/api/v1/professionals/register', { body, headers: german })

  const { html, link } = await world.mailbox.latest(email, 'confirm-address')
  expect(html).toContain('lang="de"')
  expect(link).toContain(pageOf('/de/confirm?token='))
})

test('a member chooses one of the installation’s languages, and gets emails in it from then on', async () => {
  const { api, email, id } = await joinAsProfessional(world, app)
  expect((await api('GET /api/v1/account')).result.language).toBe('en')
  await passwordResetTask.handle(world.ctx, { email })
  expect((await world.mailbox.latest(email, 'reset-password')).link).toContain(pageOf('/reset?token='))

  expect((await api('PATCH /api/v1/account', { body: { language: 'es' } })).result.language).toBe('es')
  world.clock.advance(1000)
  await passwordResetTask.handle(world.ctx, { email })
  expect((await world.mailbox.latest(email, 'reset-password')).link).toContain(pageOf('/es/reset?token='))
  expect((await api('GET /api/v1/check')).result).toMatchObject({ _id: id, language: 'es' })
})

test('a language that the installation doesn’t offer is refused at its field', async () => {
  const { api } = await joinAsProfessional(world, app)
  const refusal = await api('PATCH /api/v1/account', { body: { language: 'fr' } })
  expect([refusal.status, refusal.error?.fields]).toEqual([
    400,
    { 'body.language': 'Choose a language from the list.' },
  ])
})

test('an email to an address without an account has the language of the request', async () => {
  const email = newEmail('unknown')
  await passwordResetTask.handle(world.ctx, { email, language: 'de' })
  expect((await world.mailbox.latest(email, 'reset-unknown')).link).toContain(pageOf('/de/login?'))
})
