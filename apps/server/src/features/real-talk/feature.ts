import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
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
  sitemaps: [realTalkSitemap],
  accountData: [realTalkData],
  demo: () => import('./demo/demo-parts.ts'),
}
