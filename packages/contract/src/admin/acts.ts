import type { ActFacts, ActSentence, ActsOnThing, FeatureActs } from '../acts.ts'
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
      name: 'Members',
      permission: 'members',
      acts: {
        suspended: 'suspended',
        restored: 'ended the suspension of',
        renamed: 'renamed',
        readdressed: 'corrected the email of',
        'confirmation-sent': 'sent the confirmation email again to',
        'reset-sent': 'sent a password link to',
        'data-sent': 'sent the download of their data to',
        'logged-out': 'logged out every device of',
        'log-in-allowed': 'lifted the log-in lock of',
        tagged: 'changed the tags of',
        noted: 'wrote a note about',
        'note-deleted': 'deleted a note about',
        'appeal-answered': 'answered the appeal of',
        deleted: 'deleted the account of',
        undeleted: 'restored the deleted account of',
      },
      sentences: {
        suspended: () => ({ text: '{by} suspended {subject}', states: ['suspended'] }),
        restored: () => ({ text: '{by} ended the suspension of {subject}', states: ['suspended'] }),
        readdressed: (before, after) => ({
          text: `{by} corrected the email of {subject} from ${String(before?.email)} to ${String(after?.email)}`,
          states: ['email'],
        }),
        'appeal-answered': (_before, after) => ({
          text: after?.suspended ? '{by} turned down the appeal of {subject}' : '{by} granted the appeal of {subject}',
          states: ['suspended'],
        }),
        deleted: () => ({ text: '{by} deleted the account of {subject}', states: ['deleted'] }),
        undeleted: () => ({ text: '{by} restored the deleted account of {subject}', states: ['deleted'] }),
      },
    },
    company: {
      name: 'Companies',
      permission: 'members',
      acts: {
        created: 'created the page of',
        corrected: 'corrected the facts of',
        hidden: 'hid',
        shown: 'showed again',
        tagged: 'changed the tags of',
        noted: 'wrote a note about',
        'note-deleted': 'deleted a note about',
      },
      sentences: {
        hidden: () => ({ text: '{by} hid the page of {subject}', states: ['hidden'] }),
        shown: () => ({ text: '{by} showed the page of {subject} again', states: ['hidden'] }),
      },
    },
    job: {
      name: 'Jobs',
      permission: 'content',
      acts: {
        corrected: 'corrected the facts of',
        uncorrected: 'took back the corrections of',
        featured: 'featured',
        unfeatured: 'stopped featuring',
        removed: 'closed for good',
        restored: 'let the board decide again about',
        joined: 'joined another listing into',
        split: 'split',
        imported: 'imported jobs from',
      },
      sentences: {
        removed: () => ({ text: '{by} closed {subject} for good', states: ['removed'] }),
        restored: () => ({ text: '{by} let the board decide again about {subject}', states: ['removed'] }),
      },
    },
    board: {
      name: 'Job boards',
      permission: 'content',
      acts: {
        paused: 'paused the board',
        resumed: 'resumed the board',
      },
      sentences: {
        paused: () => ({ text: '{by} paused the board {subject}', states: ['enabled'] }),
        resumed: () => ({ text: '{by} resumed the board {subject}', states: ['enabled'] }),
      },
    },
    list: {
      name: 'Downloads of lists',
      permission: 'members',
      acts: {
        downloaded: 'downloaded a list of',
      },
    },
    broadcast: {
      name: 'Notifications to audiences',
      permission: 'notifications',
      acts: {
        cancelled: 'canceled the notification',
        changed: 'edited the notification',
        scheduled: 'scheduled the notification',
        sent: 'sent the notification',
      },
    },
    system: {
      name: 'System',
      permission: 'timeline',
      acts: {
        started: 'started',
        migrated: 'migrated the database to',
        'task-failed': 'gave up the task',
        'backed-up': 'made the backup',
        'restore-tried': 'tried to restore the backup',
        restored: 'restored the backup',
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
export const adminActs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(timelineThings).flatMap(([thing, { acts }]) =>
    Object.entries(acts).map(([act, words]) => [`${thing}.${act}`, words]),
  ),
)

/** Returns the sentence about an act, by its key. `{by}` and `{subject}` stand for names. */
export function sentenceOf(key: string, before: ActFacts, after: ActFacts): ActSentence {
  const [thing = '', act = ''] = key.split('.', 2)
  const words: ActSentence = { text: `{by} ${adminActs[key] ?? key} {subject}`, states: [] }
  return timelineThings[thing]?.sentences?.[act]?.(before, after) ?? words
}

/** The activities of a member that admins see, in words. */
export const memberDeeds: Readonly<Record<string, string>> = Object.assign({}, ...all.map(({ ofMembers }) => ofMembers))
