import type { NotificationName } from '@rise/contract/notifications/kinds'
import { applicationAnswered } from './kinds/applications/application-answered.ts'
import { applicationClosed } from './kinds/applications/application-closed.ts'
import { applicationMoved } from './kinds/applications/application-moved.ts'
import { applicationOpened } from './kinds/applications/application-opened.ts'
import { applicationReceived } from './kinds/applications/application-received.ts'
import { applicationUnanswered } from './kinds/applications/application-unanswered.ts'
import { interviewPicked } from './kinds/applications/interview-picked.ts'
import { interviewProposed } from './kinds/applications/interview-proposed.ts'
import { autoApplyQueued } from './kinds/auto-apply-queued.ts'
import { broadcast } from './kinds/broadcast.ts'
import { caseCredit } from './kinds/case-credit.ts'
import { casePublished } from './kinds/case-published.ts'
import { commentReaction } from './kinds/comment-reaction.ts'
import { commentReply } from './kinds/comment-reply.ts'
import { eventChange } from './kinds/events/event-change.ts'
import { eventHost } from './kinds/events/event-host.ts'
import { eventNote } from './kinds/events/event-note.ts'
import { eventParticipate } from './kinds/events/event-participate.ts'
import { eventPlace } from './kinds/events/event-place.ts'
import { eventReminder } from './kinds/events/event-reminder.ts'
import { headlineAnswer } from './kinds/headline-answer.ts'
import { headlineReaction } from './kinds/headline-reaction.ts'
import { helloReaction } from './kinds/hello-reaction.ts'
import { icebreakerAnswer } from './kinds/icebreaker-answer.ts'
import { invitationAccepted } from './kinds/invitation-accepted.ts'
import { jobEnding } from './kinds/job-ending.ts'
import { layoffDecided } from './kinds/layoffs/layoff-decided.ts'
import { layoffEnding } from './kinds/layoffs/layoff-ending.ts'
import { missedMessage } from './kinds/missed-message.ts'
import { missionDone } from './kinds/missions/mission-done.ts'
import { missionProgress } from './kinds/missions/mission-progress.ts'
import { rewardAnswered } from './kinds/missions/reward-answered.ts'
import { moderationNotice } from './kinds/moderation-notice.ts'
import { newBadge } from './kinds/new-badge.ts'
import { newComment } from './kinds/new-comment.ts'
import { newFollower } from './kinds/new-follower.ts'
import { newIcebreaker } from './kinds/new-icebreaker.ts'
import { newMention } from './kinds/new-mention.ts'
import { newPost } from './kinds/new-post.ts'
import { pageClaimed } from './kinds/page-claimed.ts'
import { pageConsent } from './kinds/page-consent.ts'
import { pollClosed } from './kinds/poll-closed.ts'
import { postReaction } from './kinds/post-reaction.ts'
import { profileViewed } from './kinds/profile-viewed.ts'
import { questionReaction } from './kinds/question-reaction.ts'
import { reportDecided } from './kinds/report-decided.ts'
import { savedSearch } from './kinds/saved-search.ts'
import { suggestionPublished } from './kinds/suggestion-published.ts'
import { winAnswer } from './kinds/win-answer.ts'
import { winReaction } from './kinds/win-reaction.ts'
import type { AnyNotificationKind } from './notification-kind.ts'

/** Every kind of notification; the compiler demands one for each name in the contract. */
export const kinds: Readonly<Record<NotificationName, AnyNotificationKind>> = {
  'new-follower': newFollower,
  'profile-viewed': profileViewed,
  'page-claimed': pageClaimed,
  'page-consent': pageConsent,
  'invitation-accepted': invitationAccepted,
  'case-published': casePublished,
  'case:credit': caseCredit,
  'new-badge': newBadge,
  'mission:progress': missionProgress,
  'mission:done': missionDone,
  'reward:answered': rewardAnswered,
  'icebreaker-answer': icebreakerAnswer,
  'new-icebreaker': newIcebreaker,
  'question:addReaction': questionReaction,
  'headline:addReaction': headlineReaction,
  'hello:addReaction': helloReaction,
  'win:addReaction': winReaction,
  'post:addReaction': postReaction,
  'headline-answer': headlineAnswer,
  'win:answer': winAnswer,
  'comment:new': newComment,
  'comment:reply': commentReply,
  'poll-closed': pollClosed,
  'comment:reaction': commentReaction,
  'event:participate': eventParticipate,
  'event:reminder': eventReminder,
  'event:change': eventChange,
  'event:note': eventNote,
  'event:place': eventPlace,
  'event:host': eventHost,
  'layoff:ending': layoffEnding,
  'layoff:decided': layoffDecided,
  'job:ending': jobEnding,
  'application:received': applicationReceived,
  'application:opened': applicationOpened,
  'application:moved': applicationMoved,
  'application:answered': applicationAnswered,
  'interview:proposed': interviewProposed,
  'interview:picked': interviewPicked,
  'application:unanswered': applicationUnanswered,
  'application:closed': applicationClosed,
  'saved-search': savedSearch,
  'auto-apply:queued': autoApplyQueued,
  'missed-message': missedMessage,
  broadcast,
  'new-post': newPost,
  mention: newMention,
  'suggestion-published': suggestionPublished,
  'report-decided': reportDecided,
  'moderation-notice': moderationNotice,
}

/** Those with an email of their own, which is in no summary. */
export const kindsWithLetters: readonly string[] = Object.keys(kinds).filter(
  (name) => kinds[name as NotificationName].crowd?.letters !== undefined,
)
