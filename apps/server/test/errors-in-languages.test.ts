import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { joinAsProfessional } from '../src/features/session/accounts.factory.ts'
import { useWorld } from './use-world.ts'

const { world } = useWorld()
let app: FastifyInstance

beforeAll(async () => {
  app = await world.app({ config: { ...world.ctx.config, languages: ['en', 'de', 'es'] } })
})

const logIn = (language: string, password: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/professionals/login',
    headers: { 'accept-language': language },
    payload: { user: { email: 'nobody@example.com', password } },
  })

test.for([
  ['de', 'E-Mail-Adresse oder Passwort ist falsch. Versuch es noch einmal oder setze dein Passwort zurück.'],
  ['es-MX', 'El correo o la contraseña no son correctos. Vuelve a intentarlo o restablece tu contraseña.'],
  ['fr', 'Wrong email or password. Try again, or reset your password.'],
])(
  'an error in reply to a request in %s has the same code, and its message reads “%s”',
  async ([language = '', message]) => {
    const refusal = await logIn(language, 'a guess')
    expect(refusal.headers.vary).toContain('accept-language')
    expect(refusal.json().result).toEqual({ code: 'wrong-credentials', message })
  },
)

test('the errors of single fields are in the request’s language, too', async () => {
  const { result } = (await logIn('de', 'a\0guess')).json()
  expect(result.fields).toEqual({ 'body.user.password': 'Das enthält Zeichen, die sich nicht speichern lassen.' })
})

test('an error that occurs after an upload has begun is in the request’s language, too', async () => {
  const { token } = await joinAsProfessional(world, app)
  const headers = {
    'accept-language': 'de',
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=b',
  }
  const payload = '--b\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\nab'
  const refusal = await app.inject({ method: 'POST', url: '/api/v1/pictures', headers, payload })
  expect(refusal.json().result.message).toBe('Dieser Upload ist beschädigt oder unvollständig. Versuch es noch einmal.')
})
