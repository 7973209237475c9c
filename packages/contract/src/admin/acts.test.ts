import { expect, test } from 'vitest'
import type { ActFacts } from '../acts.ts'
import { decisions, reportKinds } from '../moderation/kinds.ts'
import { sentenceOf, timelineThings } from './acts.ts'

function textOf(act: string, before: ActFacts, after: ActFacts): string {
  return sentenceOf(act, before, after).text
}

test.for([
  ['review.decided', null, { thing: 'comment', decision: 'suspend' }, '{by} suspended {subject} for a comment'],
  ['review.decided', null, { thing: 'answer', decision: 'hide' }, '{by} hid an answer of {subject}'],
  ['review.decided', null, { thing: 'professional', decision: 'suspend' }, '{by} suspended {subject}'],
  ['review.decided', null, { thing: 'company', decision: 'dismiss' }, '{by} dismissed reports about {subject}'],
  [
    'review.undone',
    { thing: 'comment', decision: 'warn' },
    null,
    '{by} took back the warning to {subject} about a comment',
  ],
  ['review.decided', null, { thing: 'letter', decision: 'burn' }, '{by} decided a report of {subject}'],
  ['plan.set', { plan: 'free' }, { plan: 'Pro' }, '{by} moved {subject} from Free to Pro'],
  ['plan.set', { plan: 'Pro' }, { plan: 'Pro', until: '2027' }, '{by} changed the end of {subject}’s Pro plan'],
  ['member.appeal-answered', { suspended: true }, { suspended: true }, '{by} turned down the appeal of {subject}'],
  ['system.started', null, { mode: 'local' }, '{by} started {subject}'],
  ['garden.watered', null, null, '{by} garden.watered {subject}'],
] as const)('an act %s from %j to %j reads: %s', ([act, before, after, text]) => {
  expect(textOf(act, before, after)).toBe(text)
})

test('each decision about each kind of thing has a sentence with both names and without other placeholders', () => {
  for (const act of ['review.decided', 'review.undone', 'review.appeal-answered']) {
    for (const decision of decisions) {
      for (const thing of reportKinds) {
        const facts = { thing, decision }
        const text = textOf(act, facts, facts)
        expect(text.match(/\{\w+\}/g), text).toEqual(['{by}', '{subject}'])
      }
    }
  }
})

test('sentences exist only for acts of their thing', () => {
  for (const { acts, sentences = {} } of Object.values(timelineThings)) {
    expect(Object.keys(acts)).toEqual(expect.arrayContaining(Object.keys(sentences)))
  }
})
