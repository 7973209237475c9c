import { balancingTask } from '../../platform/rich-text/balancing-task.ts'

export const balanceHeadlines = balancingTask('balance-headlines', 'headline')
