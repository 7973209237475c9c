import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { type ConvoRights, closureOf, mayConverse, mayOpenConvo } from './policy.ts'

const ada = principals['free professional']
const acme = principals['Pro employer']
const free = principals['free employer']
const there = { listed: true, blocked: false, converses: true }
const fresh: ConvoRights = { support: false, other: there, begun: false, sentUnanswered: 0, review: null }
const begun = { ...fresh, begun: true }

test.for([
  ['guest', 'sign-in'],
  ['free professional', 'allowed'],
  ['pending professional', 'allowed'],
  ['free employer', 'upgrade'],
  ['Creator employer', 'upgrade'],
  ['Pro employer', 'allowed'],
  ['admin', 'allowed'],
  ['admin-support', 'allowed'],
  ['admin-content', 'forbidden'],
  ['suspended professional', 'forbidden'],
] as const)('a %s may use conversations: %s', ([name, verdict]) => {
  expect(mayConverse(principals[name])).toBe(verdict)
})

test.for([
  ['a listed stranger', ada, fresh, 'allowed', null],
  ['a member without the plan', free, fresh, 'upgrade', 'own-plan'],
  ['a member whose plan ended', free, begun, 'allowed', 'own-plan'],
  ['an unconfirmed account', principals['pending professional'], fresh, 'allowed', 'unconfirmed'],
  ['a company without the plan', ada, { ...fresh, other: { ...there, converses: false } }, 'allowed', 'their-plan'],
  ['someone not listed', ada, { ...fresh, other: { ...there, listed: false } }, 'hidden', 'away'],
  ['someone not listed any longer', ada, { ...begun, other: { ...there, listed: false } }, 'allowed', 'away'],
  ['someone blocked', acme, { ...begun, other: { ...there, blocked: true } }, 'hidden', 'away'],
  ['someone erased', acme, { ...begun, other: null }, 'allowed', 'deleted'],
  ['a fifth message to a stranger', ada, { ...begun, sentUnanswered: 4 }, 'allowed', null],
  ['a sixth message to a stranger', ada, { ...begun, sentUnanswered: 5 }, 'allowed', 'request-full'],
  ['a second message while the first waits for review', ada, { ...begun, review: 'waiting' }, 'allowed', 'in-review'],
  ['a message after one was refused', ada, { ...begun, review: 'refused' }, 'allowed', 'not-delivered'],
  ['support, without the plan', free, { ...fresh, support: true }, 'allowed', null],
  ['support, unconfirmed', principals['pending employer'], { ...fresh, support: true }, 'allowed', null],
] as const)('whether a member can open the conversation and write: %s', ([, principal, rights, opens, closure]) => {
  expect([mayOpenConvo(principal, rights), closureOf(principal, rights)]).toEqual([opens, closure])
})
