import type { Listener } from '../platform/activity/listener.ts'
import type { AnyCommand } from '../platform/command.ts'
import type { Feature } from '../platform/feature.ts'
import type { FeatureEnvironment } from '../platform/feature-environment.ts'
import type { PublicFile } from '../platform/http/files.ts'
import type { Implementation } from '../platform/http/implement.ts'
import { sitemapFiles } from '../platform/http/sitemap.ts'
import type { StoredFiles } from '../platform/http/stored-files.ts'
import type { AnyLateEmail } from '../platform/mail/late-email.ts'
import type { MailGallery } from '../platform/mail/mail-gallery.ts'
import type { MailLanguage, MailPictures } from '../platform/mail/send-mail.task.ts'
import type { Resident } from '../platform/resident.ts'
import type { AnyTask } from '../platform/tasks/task.ts'
import { tasksCommand } from '../platform/tasks/tasks.command.ts'
import { admin } from './admin/feature.ts'
import { applications } from './applications/feature.ts'
import { badges } from './badges/feature.ts'
import { catalogs } from './catalogs/feature.ts'
import { companies } from './companies/feature.ts'
import { companyBlocks } from './company-blocks/feature.ts'
import { connections } from './connections/feature.ts'
import { content } from './content/feature.ts'
import { convos } from './convos/feature.ts'
import { copilot } from './copilot/feature.ts'
import { courses } from './courses/feature.ts'
import { digest } from './digest/feature.ts'
import { discussion } from './discussion/feature.ts'
import { events } from './events/feature.ts'
import { feed } from './feed/feature.ts'
import { headlines } from './headlines/feature.ts'
import { jobs } from './jobs/feature.ts'
import { layoffs } from './layoffs/feature.ts'
import { linkPreviews } from './link-previews/feature.ts'
import { mailings } from './mailings/feature.ts'
import { mailExamples } from './mailings/index.ts'
import { match } from './match/feature.ts'
import { mentions } from './mentions/feature.ts'
import { missions } from './missions/feature.ts'
import { moderation } from './moderation/feature.ts'
import { newsletter } from './newsletter/feature.ts'
import { notifications } from './notifications/feature.ts'
import { listUnread, noticeMailExamples } from './notifications/index.ts'
import { onboarding } from './onboarding/feature.ts'
import { palette } from './palette/feature.ts'
import { pictures } from './pictures/feature.ts'
import { emailPictures, samplePictures } from './pictures/index.ts'
import { plans } from './plans/feature.ts'
import { polls } from './polls/feature.ts'
import { portfolio } from './portfolio/feature.ts'
import { postings } from './postings/feature.ts'
import { professionals } from './professionals/feature.ts'
import { realTalk } from './real-talk/feature.ts'
import { resumes } from './resumes/feature.ts'
import { session } from './session/feature.ts'
import { languageOfAddress } from './session/index.ts'
import { site } from './site/feature.ts'
import { companySlot, deedSlot, paletteSlot, reportableSlot, storySlot, todaySlot } from './slots.ts'
import { smartApply } from './smart-apply/feature.ts'

// .dependency-cruiser.mjs reads these two lists as text. A feature may call only the features before it.

/** Features that hold content. */
const contentFeatures: readonly Feature[] = [
  session({ accountData: () => accountData, unreadOf: listUnread }),
  catalogs({ uses: () => catalogUses }),
  plans,
  pictures,
  linkPreviews,
  palette({ sources: paletteSlot }),
  connections({ deeds: deedSlot }),
  content,
  site,
  mentions,
  discussion,
  professionals({ story: storySlot }),
  resumes,
  companies({ page: companySlot, today: todaySlot }),
  newsletter,
  jobs,
  portfolio,
  postings,
  companyBlocks,
  match,
  applications,
  layoffs,
  onboarding,
  events,
  courses,
  mailings,
  digest,
  smartApply,
  copilot,
  realTalk,
  headlines,
  polls,
  feed({ deeds: deedSlot }),
  convos,
  moderation({ reportables: reportableSlot }),
]
/** Features that react to activities of the content features, which never call them. */
const listeningFeatures: readonly Feature[] = [
  missions({ counts: () => counts }),
  notifications({ all: () => notices }),
  badges({ earns: () => earns }),
  admin({ paths: () => paths, acts: () => acts, environments: () => environments }),
]

/** Every feature, in rank order. */
export const features: readonly Feature[] = [...contentFeatures, ...listeningFeatures]

// The collected declarations of all features above. Read them only once every feature is known.
const accountData = features.flatMap((feature) => feature.accountData ?? [])
const catalogUses = features.flatMap((feature) => feature.catalogUses ?? [])
const notices = Object.assign({}, ...features.map((feature) => feature.notices))
const counts = Object.assign({}, ...features.map((feature) => feature.counts))
const earns = features.flatMap((feature) => feature.earns ?? [])
const paths = features.flatMap((feature) => feature.pathInAdmin ?? [])
const acts = Object.assign({}, ...features.map((feature) => feature.actsOfActivities))

/** The settings that features read from the environment. */
export const environments: readonly FeatureEnvironment[] = features.flatMap(({ environment }) => environment ?? [])
/** Every endpoint that the server answers. */
export const implementations: readonly Implementation[] = features.flatMap(({ routes = [] }) => routes)
/** Every file that the server generates for programs, except `/robots.txt`. */
export const files: readonly PublicFile[] = [
  ...features.flatMap((feature) => feature.files ?? []),
  ...sitemapFiles(features.flatMap((feature) => feature.sitemaps ?? [])),
]
/** Every kind of uploaded file that is served. */
export const storedFiles: readonly StoredFiles[] = features.flatMap((feature) => feature.storedFiles ?? [])
/** Every origin of frames that a page may show. */
export const frameOrigins: readonly string[] = features.flatMap((feature) => feature.frameOrigins ?? [])
/** Every listener for activities. */
export const listeners: readonly Listener[] = features.flatMap((feature) => feature.listeners ?? [])
/** Every kind of background task, without the listeners. */
export const tasks: readonly AnyTask[] = features.flatMap((feature) => feature.tasks ?? [])
/** Every kind of email whose props are read at the moment of sending. */
export const lateEmails: readonly AnyLateEmail[] = features.flatMap((feature) => feature.lateEmails ?? [])
/** The pictures that emails show. */
export const mailPictures: MailPictures = emailPictures
/** The languages of their receivers. */
export const mailLanguage: MailLanguage = languageOfAddress
/** An example of every email. */
export const mailGallery: MailGallery = {
  examples: ({ config }) => [...noticeMailExamples(config.publicUrl), ...mailExamples(config.publicUrl)],
  pictures: samplePictures,
}
/** Everything that each process holds in memory. */
export const residents: readonly Resident[] = features.flatMap((feature) => feature.residents ?? [])
/** Every command of the command line. */
export const commands: readonly AnyCommand[] = [...features.flatMap((feature) => feature.commands ?? []), tasksCommand]
