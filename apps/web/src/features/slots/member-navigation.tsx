import type { MemberEntries } from '../../app/navigation/entry.ts'
import * as frame from '../../app/navigation/member/member-navigation.tsx'
import type { FrameUser } from '../../app/session/last-user.ts'
import { adminLink } from '../admin/navigation.ts'
import { companiesLink, ownCompanyLink } from '../companies/navigation.ts'
import { companyCommunityLink, ownCommunityLink } from '../connections/navigation.ts'
import { convosLink, convosOnPlanLink, reportBugLink } from '../convos/navigation.ts'
import { copilotLink } from '../copilot/navigation.ts'
import { communityLink } from '../feed/navigation.ts'
import { headlinesLink } from '../headlines/navigation.ts'
import { jobsLink, ownJobsLink } from '../jobs/navigation.ts'
import { companyMissionsLink, missionsLink } from '../missions/navigation.ts'
import { notificationsLink } from '../notifications/navigation.ts'
import { plansLink } from '../plans/navigation.ts'
import { companyJobsLink } from '../postings/navigation.ts'
import { directoryLink, ownStoryLink } from '../professionals/navigation.ts'
import { realTalkLink } from '../real-talk/navigation.ts'
import { settingsLink } from '../settings/navigation.ts'
import { smartApplyLink } from '../smart-apply/navigation.ts'

/** The links in members' navigation. The bars follow section 2 of the specification, "Navigation". */
export const memberEntries: MemberEntries = {
  professional: {
    bar: [smartApplyLink, copilotLink, communityLink, jobsLink, headlinesLink, directoryLink, convosLink, ownStoryLink],
    explore: [ownCommunityLink, ownJobsLink, companiesLink, realTalkLink, missionsLink],
    account: [{ ...plansLink, menuOnly: true }, settingsLink, notificationsLink, reportBugLink],
  },
  employer: {
    bar: [
      communityLink,
      companyJobsLink,
      { ...directoryLink, gate: { access: 'connected' } },
      convosOnPlanLink,
      ownCompanyLink,
    ],
    explore: [companyCommunityLink, companiesLink, realTalkLink, companyMissionsLink],
    account: [plansLink, settingsLink, notificationsLink, reportBugLink],
  },
  admin: { bar: [adminLink] },
}

interface Props {
  readonly user: FrameUser
}

export function MemberBar({ user }: Props) {
  return <frame.MemberBar user={user} entries={memberEntries} />
}

export function MemberBottomBar({ user }: Props) {
  return <frame.MemberBottomBar user={user} entries={memberEntries} />
}
