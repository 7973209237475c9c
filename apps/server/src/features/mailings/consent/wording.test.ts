import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { loadConfig } from '../../../load-config.ts'
import { joinAsProfessional, newEmail, PASSWORD, send } from '../../session/accounts.factory.ts'

const { world, app } = useWorld({ config: { ...loadConfig({}), rateLimit: 0, languages: ['en', 'de'] } })

const german = { 'accept-language': 'de' }
const germanWording = expect.stringMatching(/^Schickt mir Neuigkeiten/)

test('the stored wording of a consent is the one that the member read, at sign-up and in the settings', async () => {
  const email = newEmail('jana')
  const user = { email, password: PASSWORD, firstName: 'Jana', news: true }
  await send(app, 'POST', '/api/v1/professionals/register', { body: { user }, headers: german })
  await world.backend.queue.work(world.ctx)
  const wordingAtSignUp = () =>
    world.ctx.db
      .selectFrom('news_consent')
      .innerJoin('login', 'login.id', 'news_consent.login_id')
      .select('wording')
      .where('email', '=', email)
      .executeTakeFirst()
  await expect.poll(wordingAtSignUp).toEqual({ wording: germanWording })

  const { token } = await joinAsProfessional(world, app)
  const body = { agreed: true }
  const reply = await send(app, 'PUT', '/api/v1/account/news', { body, token, headers: german })
  expect(reply.json().result.wording).toEqual(germanWording)
})
