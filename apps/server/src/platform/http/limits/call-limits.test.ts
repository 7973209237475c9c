import { type CallLimit, perHour } from '@rise/contract/limit'
import { beforeEach, expect, test } from 'vitest'
import { createLimits, type Limits } from '../../limits.ts'
import { createLog } from '../../log.ts'
import { noClient, type Requester, type SignedIn } from '../requester.ts'
import { countCall } from './call-limits.ts'

const guest: Requester = { kind: 'guest' }
const ada = { kind: 'member', role: 'professional', loginId: 'ada', actorId: 'ada-lovelace' } as SignedIn
const acmeByBob = { kind: 'member', role: 'employer', loginId: 'bob', actorId: 'acme' } as SignedIn
const acmeByCarl: SignedIn = { ...acmeByBob, loginId: 'carl' }
const admin: SignedIn = { ...ada, role: 'admin', loginId: 'root', actorId: null }

let limits: Limits
beforeEach(() => {
  limits = createLimits(undefined, createLog('silent'))
})
const call = (limit: CallLimit, principal: Requester, network = '192.0.2.1') =>
  countCall({ ctx: { limits }, principal, client: { ...noClient, network } }, [limit])
const tooManyRequests = { declaration: { code: 'too-many-requests' }, retryAfterSeconds: 3_600 }

test('a limit by network is shared by the callers of one network, and separate for another network', async () => {
  const limit = perHour('things', 2, { by: 'network' })
  await call(limit, guest)
  await call(limit, ada)
  await expect(call(limit, acmeByBob)).rejects.toMatchObject(tooManyRequests)
  await call(limit, guest, '192.0.2.2')
})

test('a limit by login is separate for each team member, the same on every network, and ignores guests', async () => {
  const limit = perHour('things', 1, { by: 'login' })
  await call(limit, acmeByBob)
  await expect(call(limit, acmeByBob, '192.0.2.2')).rejects.toMatchObject(tooManyRequests)
  await call(limit, acmeByCarl)
  for (const _time of [1, 2]) await call(limit, guest)
})

test('a limit by actor is shared by a team, and ignores admins', async () => {
  const limit = perHour('things', 1, { by: 'actor' })
  await call(limit, acmeByBob)
  await expect(call(limit, acmeByCarl)).rejects.toMatchObject(tooManyRequests)
  await call(limit, ada)
  for (const _time of [1, 2]) await call(limit, admin)
})

test('a limit for one kind of caller ignores all others', async () => {
  const ofGuests = perHour('things-of-guests', 1, { by: 'network', of: 'guest' })
  for (const member of [ada, acmeByBob, admin]) await call(ofGuests, member)
  await call(ofGuests, guest)
  await expect(call(ofGuests, guest)).rejects.toMatchObject(tooManyRequests)

  const ofProfessionals = perHour('things-of-professionals', 1, { by: 'login', of: 'professional' })
  for (const other of [guest, acmeByBob, acmeByBob, admin, admin]) await call(ofProfessionals, other)
  await call(ofProfessionals, ada)
  await expect(call(ofProfessionals, ada)).rejects.toMatchObject(tooManyRequests)
})
