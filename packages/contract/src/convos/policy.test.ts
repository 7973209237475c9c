import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { type ConvoRights, closureOf, mayConverse, mayOpenConvo } from './policy.ts'

const ada = principals['free professional']
const acme = principals['Pro employer']
const free = principals['free employer']
const otherSide = { listed: true, blocked: false, converses: true }
const fresh: ConvoRights = { support: false, other: otherSide, begun: false, sentUnanswered: 0, review: null }
const started = { ...fresh, begun: true }

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
  ['a member whose plan ended', free, started, 'allowed', 'own-plan'],
  ['an unconfirmed account', principals['pending professional'], fresh, 'allowed', 'unconfirmed'],
  ['a company without the plan', ada, { ...fresh, other: { ...otherSide, converses: false } }, 'allowed', 'their-plan'],
  ['someone not listed', ada, { ...fresh, other: { ...otherSide, listed: false } }, 'hidden', 'away'],
  ['someone not listed any longer', ada, { ...started, other: { ...otherSide, listed: false } }, 'allowed', 'away'],
  ['someone blocked', acme, { ...started, other: { ...otherSide, blocked: true } }, 'hidden', 'away'],
  ['someone erased', acme, { ...started, other: null }, 'allowed', 'deleted'],
  ['a fifth message to a stranger', ada, { ...started, sentUnanswered: 4 }, 'allowed', null],
  ['a sixth message to a stranger', ada, { ...started, sentUnanswered: 5 }, 'allowed', 'request-full'],
  ['a second message while the first waits for review', ada, { ...started, review: 'waiting' }, 'allowed', 'in-review'],
  ['a message after one was refused', ada, { ...started, review: 'refused' }, 'allowed', 'not-delivered'],
  ['support, without the plan', free, { ...fresh, support: true }, 'allowed', null],
  ['support, unconfirmed', principals['pending employer'], { ...fresh, support: true }, 'allowed', null],
] as const)('whether a member can open the conversation and write: %s', ([, principal, rights, opens, closure]) => {
  expect([mayOpenConvo(principal, rights), closureOf(principal, rights)]).toEqual([opens, closure])
})
