import { afterEach, expect, test, vi } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { drawPicture, upload } from '../../../features/pictures/pictures.factory.ts'
import { joinAsProfessional } from '../../../features/session/accounts.factory.ts'

const { world, app } = useWorld()

afterEach(() => vi.unstubAllEnvs())

test('an upload that can’t be written to disk gets a 503 with Retry-After', async () => {
  const { token } = await joinAsProfessional(world, app)
  const picture = await drawPicture(300, 300)
  vi.stubEnv('TMPDIR', '/nowhere/at/all')

  const refusal = await upload(app, picture, { token })

  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '5'])
  expect(refusal.json().result.code).toBe('overloaded')
  vi.unstubAllEnvs()
  expect((await upload(app, picture, { token })).statusCode).toBe(200)
})

test.for([
  ['without a boundary', '', '--b\r\n\r\n--b--'],
  ['with too long a boundary', `; boundary=${'b'.repeat(300)}`, '--b\r\n\r\n--b--'],
  [
    'that ends within its file',
    '; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\nab',
  ],
  ['that ends within a field', '; boundary=b', '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nph'],
])('a multipart body %s is refused', async ([, boundary, payload]) => {
  const { token } = await joinAsProfessional(world, app)
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data${boundary}` }
  const refusal = await app.inject({ method: 'POST', url: '/api/v1/pictures', headers, payload: payload ?? '' })
  expect([refusal.statusCode, refusal.json().result.code]).toEqual([400, 'invalid-input'])
})
