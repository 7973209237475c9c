import { describe, expect, test } from 'vitest'
import { recordLog } from '../../test/recorded-log.ts'

const SECRET = 'hunter2-hunter2'

describe('secrets never reach the log', () => {
  const names = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'refreshToken', 'googleId', 'secret']
  test.for(names)('%s is redacted up to four levels deep, also in lists', (name) => {
    const { log, text, lines } = recordLog()

    log.info({ [name]: SECRET })
    log.info({ headers: { [name]: SECRET } })
    log.info({ req: { headers: { [name]: SECRET } } })
    log.info({ upstream: { body: { [name]: SECRET } } })
    log.info({ a: { b: { c: { [name]: SECRET } } } })
    log.info({ users: [{ [name]: SECRET }] })
    log.info({ err: Object.assign(new Error('failed'), { config: { headers: { [name]: SECRET } } }) })
    log.child({ [name]: SECRET }).info('from a child')

    expect(text()).not.toContain(SECRET)
    expect(lines()).toHaveLength(8)
  })

  test('other fields are logged', () => {
    const { log, lines } = recordLog()
    log.info({ user: { password: SECRET, firstName: 'Ada' } })
    expect(lines()[0]).toMatchObject({ user: { password: '[redacted]', firstName: 'Ada' } })
  })
})

test('a logged request has its method and path, but no query string or headers', () => {
  const { log, text, lines } = recordLog()
  const headers = { authorization: SECRET }
  log.info({ req: { id: 'r1', method: 'GET', url: `/feed?token=${SECRET}`, headers } }, 'request')
  expect(lines()[0]?.req).toEqual({ id: 'r1', method: 'GET', path: '/feed' })
  expect(text()).not.toContain(SECRET)
})

test('lines below the configured level are not logged', () => {
  const { log, lines } = recordLog('warn')
  log.info('quiet')
  log.warn('loud')
  expect(lines().map(({ msg }) => msg)).toEqual(['loud'])
})
