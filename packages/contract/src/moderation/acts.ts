import type { ActFacts, ActSentence, FeatureActs } from '../acts.ts'
import { type Decision, decisions, type ReportKind, reportKinds, reportNouns } from './kinds.ts'

export const moderationActs = {
  ofAdmins: {
    review: {
      name: 'Reports',
      permission: 'moderation',
      acts: {
        decided: 'decided a report of',
        undone: 'undid the decision about',
        noted: 'wrote a note on a report of',
        'appeal-answered': 'answered the appeal of',
      },
      sentences: {
        decided: (_before, after) => sentenceOf(decided, after),
        undone: (before) => sentenceOf(undone, before),
        'appeal-answered': (_before, after) => sentenceOf(appealed, after),
      },
    },
  },
} satisfies FeatureActs

/** `{thing}` stands for the noun of what was reported, with its article. */
type Sentences = Readonly<Record<Decision, string>>

const decided: Sentences = {
  dismiss: '{by} dismissed reports about {thing} of {subject}',
  hide: '{by} hid {thing} of {subject}',
  remove: '{by} removed {thing} of {subject}',
  warn: '{by} warned {subject} about {thing}',
  slow: '{by} slowed {subject} down for {thing}',
  suspend: '{by} suspended {subject} for {thing}',
}
const undone: Sentences = {
  dismiss: '{by} reopened reports about {thing} of {subject}',
  hide: '{by} showed {thing} of {subject} again',
  remove: '{by} restored {thing} of {subject}',
  warn: '{by} took back the warning to {subject} about {thing}',
  slow: '{by} stopped slowing {subject} down for {thing}',
  suspend: '{by} ended the suspension of {subject} for {thing}',
}
const appealed: Sentences = {
  dismiss: '{by} answered the appeal of {subject}',
  hide: '{by} answered the appeal of {subject} about {thing} that was hidden',
  remove: '{by} answered the appeal of {subject} about {thing} that was removed',
  warn: '{by} answered the appeal of {subject} against a warning about {thing}',
  slow: '{by} answered the appeal of {subject} against being slowed down for {thing}',
  suspend: '{by} answered the appeal of {subject} against a suspension for {thing}',
}

function sentenceOf(sentences: Sentences, facts: ActFacts): ActSentence | undefined {
  const decision = decisions.find((known) => known === facts?.decision)
  const kind = reportKinds.find((known) => known === facts?.thing)
  if (decision === undefined || kind === undefined) return undefined
  const text = sentences[decision]
  return { text: ownKinds.has(kind) ? withoutThing(text) : text.replace('{thing}', withArticle(kind)), states }
}

const states = ['thing', 'decision'] as const

/** A reported member or company is the subject itself, and not a thing of it. */
const ownKinds: ReadonlySet<ReportKind> = new Set(['professional', 'company'])

function withoutThing(text: string): string {
  return text.replace('{thing} of {subject}', '{subject}').replace(/ (?:about|for) \{thing\}(?: that was \w+)?/, '')
}

function withArticle(kind: ReportKind): string {
  const noun = reportNouns[kind]
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
