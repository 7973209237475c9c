import { balancingTask } from '../../platform/rich-text/balancing-task.ts'

export const balanceCases = balancingTask('balance-cases', 'portfolio_case')
