import type { Feature } from '../../platform/feature.ts'
import { copilotData } from './copilot-data.ts'
import type {} from './index.ts'
import { forgetPrompts } from './model/prompts.ts'
import { copilotRoutes } from './routes.ts'

export const copilot: Feature = {
  name: 'copilot',
  routes: copilotRoutes,
  tasks: [forgetPrompts],
  accountData: [copilotData],
  demo: () => import('./demo/demo-parts.ts'),
}
