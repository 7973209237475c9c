import { type Message, msg, t } from '@rise/texts'
import {
  type ActFacts,
  type ActSentence,
  type ActsOnThing,
  type ActWords,
  actNames,
  type FeatureActs,
} from '../acts.ts'
import { badgesActs } from '../badges/acts.ts'
import { catalogsActs } from '../catalogs/acts.ts'
import { companiesActs } from '../companies/acts.ts'
import { connectionsActs } from '../connections/acts.ts'
import { contentActs } from '../content/acts.ts'
import { coursesActs } from '../courses/acts.ts'
import { discussionActs } from '../discussion/acts.ts'
import { eventsActs } from '../events/acts.ts'
import { feedActs } from '../feed/acts.ts'
import { headlinesActs } from '../headlines/acts.ts'
import { layoffsActs } from '../layoffs/acts.ts'
import { mailingsActs } from '../mailings/acts.ts'
import { missionsActs } from '../missions/acts.ts'
import { moderationActs } from '../moderation/acts.ts'
import { newsletterActs } from '../newsletter/acts.ts'
import { onboardingActs } from '../onboarding/acts.ts'
import { plansActs } from '../plans/acts.ts'
import { pollsActs } from '../polls/acts.ts'
import { portfolioActs } from '../portfolio/acts.ts'
import { postingsActs } from '../postings/acts.ts'
import { professionalsActs } from '../professionals/acts.ts'
import { realTalkActs } from '../real-talk/acts.ts'
import { sessionActs } from '../session/acts.ts'
import { siteActs } from '../site/acts.ts'

/** The acts of this feature itself, which concern things of several features. */
const adminActsHere = {
  ofAdmins: {
    member: {
      name: msg('Members'),
      permission: 'members',
      acts: {
        suspended: [msg('Suspended'), msg('{by} suspended {subject}')],
        restored: [msg('Ended the suspension of'), msg('{by} ended the suspension of {subject}')],
        renamed: [msg('Renamed'), msg('{by} renamed {subject}')],
        readdressed: [msg('Corrected the email of'), msg('{by} corrected the email of {subject}')],
        'confirmation-sent': [
          msg('Sent the confirmation email again to'),
          msg('{by} sent the confirmation email again to {subject}'),
        ],
        'reset-sent': [msg('Sent a password link to'), msg('{by} sent a password link to {subject}')],
        'data-sent': [
          msg('Sent the download of their data to'),
          msg('{by} sent the download of their data to {subject}'),
        ],
        'logged-out': [msg('Logged out every device of'), msg('{by} logged out every device of {subject}')],
        'log-in-allowed': [msg('Lifted the log-in lock of'), msg('{by} lifted the log-in lock of {subject}')],
        tagged: [msg('Changed the tags of'), msg('{by} changed the tags of {subject}')],
        noted: [msg('Wrote a note about'), msg('{by} wrote a note about {subject}')],
        'note-deleted': [msg('Deleted a note about'), msg('{by} deleted a note about {subject}')],
        'appeal-answered': [msg('Answered the appeal of'), msg('{by} answered the appeal of {subject}')],
        deleted: [msg('Deleted the account of'), msg('{by} deleted the account of {subject}')],
        undeleted: [msg('Restored the deleted account of'), msg('{by} restored the deleted account of {subject}')],
      },
      sentences: {
        suspended: () => ({ text: t('{by} suspended {subject}', actNames), states: ['suspended'] }),
        restored: () => ({ text: t('{by} ended the suspension of {subject}', actNames), states: ['suspended'] }),
        readdressed: (before, after) => ({
          text: t('{by} corrected the email of {subject} from {before} to {after}', {
            ...actNames,
            before: String(before?.email),
            after: String(after?.email),
          }),
          states: ['email'],
        }),
        'appeal-answered': (_before, after) => ({
          text: after?.suspended
            ? t('{by} turned down the appeal of {subject}', actNames)
            : t('{by} granted the appeal of {subject}', actNames),
          states: ['suspended'],
        }),
        deleted: () => ({ text: t('{by} deleted the account of {subject}', actNames), states: ['deleted'] }),
        undeleted: () => ({ text: t('{by} restored the deleted account of {subject}', actNames), states: ['deleted'] }),
      },
    },
    company: {
      name: msg('Companies'),
      permission: 'members',
      acts: {
        created: [msg('Created the page of'), msg('{by} created the page of {subject}')],
        corrected: [msg('Corrected the facts of'), msg('{by} corrected the facts of {subject}')],
        hidden: [msg('Hid'), msg('{by} hid {subject}')],
        shown: [msg('Showed again'), msg('{by} showed again {subject}')],
        tagged: [msg('Changed the tags of'), msg('{by} changed the tags of {subject}')],
        noted: [msg('Wrote a note about'), msg('{by} wrote a note about {subject}')],
        'note-deleted': [msg('Deleted a note about'), msg('{by} deleted a note about {subject}')],
      },
      sentences: {
        hidden: () => ({ text: t('{by} hid the page of {subject}', actNames), states: ['hidden'] }),
        shown: () => ({ text: t('{by} showed the page of {subject} again', actNames), states: ['hidden'] }),
      },
    },
    job: {
      name: msg('Jobs'),
      permission: 'content',
      acts: {
        corrected: [msg('Corrected the facts of'), msg('{by} corrected the facts of {subject}')],
        uncorrected: [msg('Took back the corrections of'), msg('{by} took back the corrections of {subject}')],
        featured: [msg('Featured'), msg('{by} featured {subject}')],
        unfeatured: [msg('Stopped featuring'), msg('{by} stopped featuring {subject}')],
        removed: [msg('Closed for good'), msg('{by} closed for good {subject}')],
        restored: [msg('Let the board decide again about'), msg('{by} let the board decide again about {subject}')],
        joined: [msg('Joined another listing into'), msg('{by} joined another listing into {subject}')],
        split: [msg('Split'), msg('{by} split {subject}')],
        imported: [msg('Imported jobs from'), msg('{by} imported jobs from {subject}')],
      },
      sentences: {
        removed: () => ({ text: t('{by} closed {subject} for good', actNames), states: ['removed'] }),
        restored: () => ({ text: t('{by} let the board decide again about {subject}', actNames), states: ['removed'] }),
      },
    },
    board: {
      name: msg('Job boards'),
      permission: 'content',
      acts: {
        paused: [msg('Paused the board'), msg('{by} paused the board {subject}')],
        resumed: [msg('Resumed the board'), msg('{by} resumed the board {subject}')],
      },
      sentences: {
        paused: () => ({ text: t('{by} paused the board {subject}', actNames), states: ['enabled'] }),
        resumed: () => ({ text: t('{by} resumed the board {subject}', actNames), states: ['enabled'] }),
      },
    },
    list: {
      name: msg('Downloads of lists'),
      permission: 'members',
      acts: {
        downloaded: [msg('Downloaded a list of'), msg('{by} downloaded a list of {subject}')],
      },
    },
    broadcast: {
      name: msg('Notifications to audiences'),
      permission: 'notifications',
      acts: {
        cancelled: [msg('Canceled the notification'), msg('{by} canceled the notification {subject}')],
        changed: [msg('Edited the notification'), msg('{by} edited the notification {subject}')],
        scheduled: [msg('Scheduled the notification'), msg('{by} scheduled the notification {subject}')],
        sent: [msg('Sent the notification'), msg('{by} sent the notification {subject}')],
      },
    },
    system: {
      name: msg('System'),
      permission: 'timeline',
      acts: {
        started: [msg('Started'), msg('{by} started {subject}')],
        migrated: [msg('Migrated the database to'), msg('{by} migrated the database to {subject}')],
        'task-failed': [msg('Gave up the task'), msg('{by} gave up the task {subject}')],
        'backed-up': [msg('Made the backup'), msg('{by} made the backup {subject}')],
        'restore-tried': [msg('Tried to restore the backup'), msg('{by} tried to restore the backup {subject}')],
        restored: [msg('Restored the backup'), msg('{by} restored the backup {subject}')],
      },
    },
  },
} satisfies FeatureActs

const declaredActs = [
  adminActsHere,
  badgesActs,
  catalogsActs,
  companiesActs,
  connectionsActs,
  contentActs,
  coursesActs,
  discussionActs,
  eventsActs,
  feedActs,
  headlinesActs,
  layoffsActs,
  mailingsActs,
  missionsActs,
  moderationActs,
  newsletterActs,
  onboardingActs,
  plansActs,
  pollsActs,
  portfolioActs,
  postingsActs,
  professionalsActs,
  realTalkActs,
  sessionActs,
  siteActs,
] as const
const all: readonly FeatureActs[] = declaredActs

type Things = Extract<(typeof declaredActs)[number], { ofAdmins: object }>['ofAdmins']
type ActsOn<All> = All extends object
  ? {
      [Thing in keyof All & string]: All[Thing] extends { acts: infer Acts } ? `${Thing}.${keyof Acts & string}` : never
    }[keyof All & string]
  : never

/** An act of an admin or of the system. */
export type AdminAct = ActsOn<Things>

/** The things in the timeline, by the key that the names of their acts begin with. */
export const timelineThings: Readonly<Record<string, ActsOnThing>> = Object.assign(
  {},
  ...all.map(({ ofAdmins }) => ofAdmins),
)

/** The words for each act, by its key. */
export const adminActs: Readonly<Record<string, ActWords>> = Object.fromEntries(
  Object.entries(timelineThings).flatMap(([thing, { acts }]) =>
    Object.entries(acts).map(([act, words]) => [`${thing}.${act}`, words]),
  ),
)

/** Returns the sentence about an act, by its key. `{by}` and `{subject}` stand for names. */
export function sentenceOf(key: string, before: ActFacts, after: ActFacts): ActSentence {
  const [thing = '', act = ''] = key.split('.', 2)
  const sentence = timelineThings[thing]?.sentences?.[act]?.(before, after)
  if (sentence) return sentence
  const [, pattern] = adminActs[key] ?? []
  return { text: pattern ? t(pattern, actNames) : `{by} ${key} {subject}`, states: [] }
}

/** The activities of a member that admins see, in words. */
export const memberDeeds: Readonly<Record<string, Message>> = Object.assign(
  {},
  ...all.map(({ ofMembers }) => ofMembers),
)
