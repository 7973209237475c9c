import { applicationsNotices } from '../applications/notices.ts'
import { badgesNotices } from '../badges/notices.ts'
import { companiesNotices } from '../companies/notices.ts'
import { companyBlocksNotices } from '../company-blocks/notices.ts'
import { connectionsNotices } from '../connections/notices.ts'
import { convosNotices } from '../convos/notices.ts'
import { discussionNotices } from '../discussion/notices.ts'
import { eventsNotices } from '../events/notices.ts'
import { feedNotices } from '../feed/notices.ts'
import { headlinesNotices } from '../headlines/notices.ts'
import { jobsNotices } from '../jobs/notices.ts'
import { layoffsNotices } from '../layoffs/notices.ts'
import { missionsNotices } from '../missions/notices.ts'
import { moderationNotices } from '../moderation/notices.ts'
import { pollsNotices } from '../polls/notices.ts'
import { portfolioNotices } from '../portfolio/notices.ts'
import { postingsNotices } from '../postings/notices.ts'
import { professionalsNotices } from '../professionals/notices.ts'
import { realTalkNotices } from '../real-talk/notices.ts'
import { smartApplyNotices } from '../smart-apply/notices.ts'
import { notificationsNotices } from './notices.ts'

/**
 * Every notice that is stored for members, by name, as their features declare them. The settings list them in this
 * order.
 */
export const notificationKinds = {
  ...connectionsNotices,
  ...professionalsNotices,
  ...companiesNotices,
  ...companyBlocksNotices,
  ...portfolioNotices,
  ...badgesNotices,
  ...missionsNotices,
  ...realTalkNotices,
  ...headlinesNotices,
  ...feedNotices,
  ...discussionNotices,
  ...convosNotices,
  ...moderationNotices,
  ...pollsNotices,
  ...eventsNotices,
  ...layoffsNotices,
  ...postingsNotices,
  ...applicationsNotices,
  ...jobsNotices,
  ...smartApplyNotices,
  ...notificationsNotices,
}

export type NotificationName = keyof typeof notificationKinds
/** The socket events that announce notifications live. */
export type LiveName = (typeof notificationKinds)[NotificationName]['live']
