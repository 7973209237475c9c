import type { DeedWords } from '../connections/index.ts'

export const hiringDeeds: DeedWords = {
  verb: 'offered jobs to people affected by',
  one: 'jobs after a layoff',
  many: 'jobs after layoffs',
}
