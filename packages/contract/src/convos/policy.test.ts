import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { type ConvoRights, closureOf, mayConverse, mayOpenConvo } from './policy.ts'

const ada = principals['free professional']
const acme = principals['Pro employer']
const freeEmployer = principals['free employer']
const otherSide = { listed: true, blocked: false, converses: true }
const newConvo: ConvoRights = { support: false, other: otherSide, hasMessages: false, sentUnanswered: 0, review: null }
const startedConvo = { ...newConvo, hasMessages: true }

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
] as const)('a %s who requests conversations gets the verdict %s', ([name, verdict]) => {
  expect(mayConverse(principals[name])).toBe(verdict)
})

test.for([
  ['a listed stranger', ada, newConvo, 'allowed', null],
  ['a member without the plan', freeEmployer, newConvo, 'upgrade', 'own-plan'],
  ['a member whose plan ended', freeEmployer, startedConvo, 'allowed', 'own-plan'],
  ['an unconfirmed account', principals['pending professional'], newConvo, 'allowed', 'unconfirmed'],
  [
    'a company without the plan',
    ada,
    { ...newConvo, other: { ...otherSide, converses: false } },
    'allowed',
    'their-plan',
  ],
  ['someone not listed', ada, { ...newConvo, other: { ...otherSide, listed: false } }, 'hidden', 'away'],
  [
    'someone not listed any longer',
    ada,
    { ...startedConvo, other: { ...otherSide, listed: false } },
    'allowed',
    'away',
  ],
  ['someone blocked', acme, { ...startedConvo, other: { ...otherSide, blocked: true } }, 'hidden', 'away'],
  ['someone erased', acme, { ...startedConvo, other: null }, 'allowed', 'deleted'],
  ['a fifth message to a stranger', ada, { ...startedConvo, sentUnanswered: 4 }, 'allowed', null],
  ['a sixth message to a stranger', ada, { ...startedConvo, sentUnanswered: 5 }, 'allowed', 'request-full'],
  [
    'a second message while the first waits for review',
    ada,
    { ...startedConvo, review: 'waiting' },
    'allowed',
    'in-review',
  ],
  ['a message after one was refused', ada, { ...startedConvo, review: 'refused' }, 'allowed', 'not-delivered'],
  ['support, without the plan', freeEmployer, { ...newConvo, support: true }, 'allowed', null],
  ['support, unconfirmed', principals['pending employer'], { ...newConvo, support: true }, 'allowed', null],
] as const)('whether a member can open the conversation and write: %s', ([, principal, rights, opens, closure]) => {
  expect([mayOpenConvo(principal, rights), closureOf(principal, rights)]).toEqual([opens, closure])
})
