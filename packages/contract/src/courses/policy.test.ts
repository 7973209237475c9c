import { expect, test } from 'vitest'
import { mayEditAuthored, mayReadAuthored, maySeeAuthored } from '../content/policy.ts'
import { guest } from '../policy.ts'
import { mayRate, rightsOfCourse } from './policy.ts'

test('only a finished course can be rated', () => {
  expect((['want', 'doing', 'taken', undefined] as const).map(mayRate)).toEqual([
    'forbidden',
    'forbidden',
    'allowed',
    'forbidden',
  ])
})

test('everyone sees a public course, and only content admins edit it', () => {
  const ada = { kind: 'member', id: 'ada', role: 'professional', plan: 'free', standing: 'active' } as const
  const admin = { ...ada, id: 'admin', role: 'admin-content' } as const
  const course = rightsOfCourse({ state: 'public', audience: 'members' })
  expect([maySeeAuthored(guest, course), mayReadAuthored(guest, course)]).toEqual(['allowed', 'sign-in'])
  expect([mayReadAuthored(ada, course), mayEditAuthored(ada, course)]).toEqual(['allowed', 'forbidden'])
  expect(mayEditAuthored(admin, course)).toBe('allowed')
  expect(maySeeAuthored(ada, rightsOfCourse({ state: 'hidden', audience: 'everyone' }))).toBe('hidden')
})
