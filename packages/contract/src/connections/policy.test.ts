import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { actsAs, mayBlock, mayFollow } from './policy.ts'

const ada = { ...principals['free professional'], id: 'ada' }
const acme = { ...principals['Pro employer'], id: 'acme' }
const bob = { id: 'bob', listed: true, blocked: false }

test.for([
  [ada, { roles: 'professionals', id: 'ada' }, 'allowed'],
  [ada, { roles: 'professionals', id: 'bob' }, 'forbidden'],
  [ada, { roles: 'employers', id: 'ada' }, 'forbidden'],
  [acme, { roles: 'employers', id: 'acme' }, 'allowed'],
  [acme, { roles: 'companies', id: 'acme' }, 'allowed'],
  [acme, { roles: 'professionals', id: 'acme' }, 'forbidden'],
  [{ ...principals.admin, id: 'root' }, { roles: 'employers', id: 'root' }, 'forbidden'],
  [principals.guest, { roles: 'professionals', id: 'ada' }, 'sign-in'],
] as const)('%#: whether $0 acts for the actor in the address $1', ([principal, address, verdict]) => {
  expect(actsAs(principal, address)).toBe(verdict)
})

test.for([
  [ada, bob, 'allowed', 'allowed'],
  [ada, { ...bob, id: 'ada' }, 'forbidden', 'forbidden'],
  [ada, { ...bob, listed: false }, 'hidden', 'hidden'],
  [ada, { ...bob, blocked: true }, 'hidden', 'allowed'],
  [principals.guest, bob, 'sign-in', 'sign-in'],
] as const)('%#: whether $0 may follow and block $1', ([principal, other, follow, block]) => {
  expect([mayFollow(principal, other), mayBlock(principal, other)]).toEqual([follow, block])
})
