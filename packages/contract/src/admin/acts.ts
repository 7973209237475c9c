import type { ActsOnThing, FeatureActs } from '../acts.ts'
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

/** Acts of this feature itself, on the things of several features. */
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
    },
    board: {
      name: 'Job boards',
      permission: 'content',
      acts: {
        paused: 'paused the board',
        resumed: 'resumed the board',
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

const declared = [
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
const all: readonly FeatureActs[] = declared

type Things = Extract<(typeof declared)[number], { ofAdmins: object }>['ofAdmins']
type ActsOn<All> = All extends object
  ? {
      [Thing in keyof All & string]: All[Thing] extends { acts: infer Acts } ? `${Thing}.${keyof Acts & string}` : never
    }[keyof All & string]
  : never

/** An act of an admin or of the system. */
export type AdminAct = ActsOn<Things>

/** The things in the timeline, by the key with which their acts begin. */
export const timelineThings: Readonly<Record<string, ActsOnThing>> = Object.assign(
  {},
  ...all.map(({ ofAdmins }) => ofAdmins),
)

/** Every act in its words. */
export const adminActs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(timelineThings).flatMap(([thing, { acts }]) =>
    Object.entries(acts).map(([act, words]) => [`${thing}.${act}`, words]),
  ),
)

/** The activities of a member that admins see, in words. */
export const memberDeeds: Readonly<Record<string, string>> = Object.assign({}, ...all.map(({ ofMembers }) => ofMembers))
