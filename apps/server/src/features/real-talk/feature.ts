import type { realTalkNotices } from '@rise/contract/real-talk/notices'
import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { realTalkActs } from './acts-of-activities.ts'
import { badgeRules } from './badge-rules.ts'
import { countedDeeds } from './counted-deeds.ts'
import type {} from './index.ts'
import { icebreakerAnswer } from './notices/icebreaker-answer.ts'
import { newIcebreaker } from './notices/new-icebreaker.ts'
import { questionReaction } from './notices/question-reaction.ts'
import { suggestionPublished } from './notices/suggestion-published.ts'
import { questionPicture } from './question-picture.ts'
import { realTalkData } from './real-talk-data.ts'
import { realTalkSitemap } from './real-talk-sitemap.ts'
import { realTalkRoutes } from './routes.ts'

export { newestAnswers } from './newest-answers.ts'
export { paletteQuestions } from './palette-questions.ts'
export { answerDeeds, questionDeeds } from './question-deeds.ts'
export { reportableAnswer } from './reportable-answer.ts'
export { reportableQuestion } from './reportable-question.ts'

export const realTalk: Feature = {
  name: 'real-talk',
  routes: realTalkRoutes,
  files: [questionPicture],
  sitemaps: [realTalkSitemap],
  earns: badgeRules,
  counts: countedDeeds,
  notices: {
    'icebreaker-answer': icebreakerAnswer,
    'new-icebreaker': newIcebreaker,
    'question:addReaction': questionReaction,
    'suggestion-published': suggestionPublished,
  } satisfies NoticesOf<typeof realTalkNotices>,
  actsOfActivities: realTalkActs,
  pathInAdmin: {
    things: (ids) => sql`select id, '/real-talk/' || slug as path from question where id = any(${ids}::uuid[])`,
  },
  accountData: [realTalkData],
  demo: () => import('./demo/demo-parts.ts'),
}
