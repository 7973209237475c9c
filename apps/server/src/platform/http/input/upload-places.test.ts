import { expect, test } from 'vitest'
import { takeUploadPlace } from './upload-places.ts'

const guest = (network: string) => takeUploadPlace({ network })
const member = (loginId: string, network: string) => takeUploadPlace({ loginId, network })

test('guests have three places per network and twenty in total, and never take members’ places', () => {
  const places = [1, 2, 3].map(() => guest('192.0.2.1'))
  expect(() => guest('192.0.2.1')).toThrow('busy')
  for (let number = 2; number <= 18; number += 1) places.push(guest(`192.0.2.${number}`))
  expect(() => guest('192.0.2.99')).toThrow('busy')
  for (let number = 1; number <= 60; number += 1) places.push(member(`login ${number}`, `198.51.100.${number}`))
  expect(() => member('login 61', '198.51.100.61')).toThrow('busy')
  for (const leavePlace of places) leavePlace()
  guest('192.0.2.1')()
  member('login 1', '198.51.100.1')()
})

test('a member has three places across all networks, without affecting other members', () => {
  const places = [1, 2, 3].map((number) => member('greedy', `192.0.2.${number}`))
  expect(() => member('greedy', '192.0.2.9')).toThrow('busy')
  places.push(member('other', '192.0.2.1'))
  places.shift()?.()
  places.push(member('greedy', '192.0.2.9'))
  for (const leavePlace of places) leavePlace()
})

test('the members of one network share fifteen places, and another network has its own', () => {
  const places = Array.from({ length: 15 }, (_, number) => member(`login ${number}`, '192.0.2.1'))
  expect(() => member('login 15', '192.0.2.1')).toThrow('busy')
  places.push(member('login 15', '192.0.2.2'))
  for (const leavePlace of places) leavePlace()
})
