import type { CopilotTool } from '@rise/contract/copilot/kinds'

/** What answers questions about the jobs shown last, and about the story. Their words ask for them; no button does. */
export const questionTools = [
  'narrow-jobs',
  'rank-jobs',
  'state-facts',
  'quote-posting',
  'similar-jobs',
  'count-years',
] as const
export type QuestionTool = (typeof questionTools)[number]
export type AnyTool = CopilotTool | QuestionTool

/** What a model may choose: these only read, and none of them makes a document. */
export const readingTools = [
  ...questionTools,
  'find-jobs',
  'explain-match',
  'compare-jobs',
  'missing-skills',
  'negotiate',
  'next-step',
] as const satisfies readonly AnyTool[]
export type ReadingTool = (typeof readingTools)[number]
