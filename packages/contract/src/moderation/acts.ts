import { msg, type Pattern, t } from '@rise/texts'
import { type ActFacts, type ActSentence, actNames, type FeatureActs } from '../acts.ts'
import { type Decision, decisions, type ReportKind, reportKinds } from './kinds.ts'

export const moderationActs = {
  ofAdmins: {
    review: {
      name: msg('Reports'),
      permission: 'moderation',
      acts: {
        decided: [msg('Decided a report of'), msg('{by} decided a report of {subject}')],
        undone: [msg('Undid the decision about'), msg('{by} undid the decision about {subject}')],
        noted: [msg('Wrote a note on a report of'), msg('{by} wrote a note on a report of {subject}')],
        'appeal-answered': [msg('Answered the appeal of'), msg('{by} answered the appeal of {subject}')],
      },
      sentences: {
        decided: (_before, after) => sentenceOf(decided, after),
        undone: (before) => sentenceOf(undone, before),
        'appeal-answered': (_before, after) => sentenceOf(appealed, after),
      },
    },
  },
} satisfies FeatureActs

/** A sentence about a thing of a member or a company, and one about the member or the company itself. */
type SentencePair = readonly [ofThing: Pattern, ofSubject: Pattern]
type Sentences = Readonly<Record<Decision, SentencePair>>

const decided: Sentences = {
  dismiss: [msg('{by} dismissed reports about {thing} of {subject}'), msg('{by} dismissed reports about {subject}')],
  hide: [msg('{by} hid {thing} of {subject}'), msg('{by} hid {subject}')],
  remove: [msg('{by} removed {thing} of {subject}'), msg('{by} removed {subject}')],
  warn: [msg('{by} warned {subject} about {thing}'), msg('{by} warned {subject}')],
  slow: [msg('{by} slowed {subject} down for {thing}'), msg('{by} slowed {subject} down')],
  suspend: [msg('{by} suspended {subject} for {thing}'), msg('{by} suspended {subject}')],
}
const undone: Sentences = {
  dismiss: [msg('{by} reopened reports about {thing} of {subject}'), msg('{by} reopened reports about {subject}')],
  hide: [msg('{by} showed {thing} of {subject} again'), msg('{by} showed {subject} again')],
  remove: [msg('{by} restored {thing} of {subject}'), msg('{by} restored {subject}')],
  warn: [msg('{by} took back the warning to {subject} about {thing}'), msg('{by} took back the warning to {subject}')],
  slow: [msg('{by} stopped slowing {subject} down for {thing}'), msg('{by} stopped slowing {subject} down')],
  suspend: [msg('{by} ended the suspension of {subject} for {thing}'), msg('{by} ended the suspension of {subject}')],
}
const plainAnswer = msg('{by} answered the appeal of {subject}')
const appealed: Sentences = {
  dismiss: [plainAnswer, plainAnswer],
  hide: [msg('{by} answered the appeal of {subject} about {thing} that was hidden'), plainAnswer],
  remove: [msg('{by} answered the appeal of {subject} about {thing} that was removed'), plainAnswer],
  warn: [
    msg('{by} answered the appeal of {subject} against a warning about {thing}'),
    msg('{by} answered the appeal of {subject} against a warning'),
  ],
  slow: [
    msg('{by} answered the appeal of {subject} against being slowed down for {thing}'),
    msg('{by} answered the appeal of {subject} against being slowed down'),
  ],
  suspend: [
    msg('{by} answered the appeal of {subject} against a suspension for {thing}'),
    msg('{by} answered the appeal of {subject} against a suspension'),
  ],
}

function sentenceOf(sentences: Sentences, facts: ActFacts): ActSentence | undefined {
  const decision = decisions.find((known) => known === facts?.decision)
  const kind = reportKinds.find((known) => known === facts?.thing)
  if (decision === undefined || kind === undefined) return undefined
  const [ofThing, ofSubject] = sentences[decision]
  const text = ownKinds.has(kind) ? t(ofSubject, actNames) : t(ofThing, { ...actNames, thing: reportedThing(kind) })
  return { text, states }
}

const states = ['thing', 'decision'] as const

/** A reported member or company is the subject itself, and not a thing of it. */
const ownKinds: ReadonlySet<ReportKind> = new Set(['professional', 'company'])

/** Returns a reported thing as the object of a sentence, with its article: "a post". */
export function reportedThing(kind: ReportKind): string {
  return t(
    '{kind, select, comment {a comment} poll {a poll} question {a question} answer {an answer} headline {a headline} event {an event} rating {a rating} statement {a statement} professional {a member} company {a company} job {a job} message {a message} picture {a picture} other {a post}}',
    { kind },
    'after “of”, “about”, “for” or a verb',
  )
}
