import { createAdminArea } from '../../app/admin/admin-area.tsx'
import {
  activityAdmin,
  analyticsAdmin,
  broadcastsAdmin,
  companiesAdmin,
  jobsAdmin,
  membersAdmin,
  overviewAdmin,
  settingsAdmin,
  timelineAdmin,
} from '../admin/admin-pages.ts'
import { catalogsAdmin } from '../catalogs/admin-pages.ts'
import { claimMatter } from '../companies/admin-pages.ts'
import { coursesAdmin } from '../courses/admin-pages.ts'
import { eventsAdmin } from '../events/admin-pages.ts'
import { headlinesAdmin } from '../headlines/admin-pages.ts'
import { layoffMatter, layoffsAdmin } from '../layoffs/admin-pages.ts'
import { mailingsAdmin } from '../mailings/admin-pages.ts'
import { missionsAdmin, rewardMatter } from '../missions/admin-pages.ts'
import { appealMatter, reportMatter } from '../moderation/admin-pages.ts'
import { planMatter, plansAdmin } from '../plans/admin-pages.ts'
import { pollsAdmin } from '../polls/admin-pages.ts'
import { questionMatter } from '../real-talk/admin-pages.ts'
import { siteAdmin } from '../site/admin-pages.ts'

/** The admin area, in the order of its navigation and of what waits. */
export const adminArea = createAdminArea({
  pages: [
    overviewAdmin,
    membersAdmin,
    companiesAdmin,
    jobsAdmin,
    activityAdmin,
    pollsAdmin,
    plansAdmin,
    headlinesAdmin,
    eventsAdmin,
    coursesAdmin,
    missionsAdmin,
    layoffsAdmin,
    siteAdmin,
    catalogsAdmin,
    mailingsAdmin,
    broadcastsAdmin,
    analyticsAdmin,
    timelineAdmin,
    settingsAdmin,
  ].flat(),
  matters: [reportMatter, appealMatter, claimMatter, planMatter, rewardMatter, layoffMatter, questionMatter],
})
