import type { CopilotTool } from '@rise/contract/copilot/kinds'

/** Tools for questions about the last jobs shown, and about the story. Requested only by words, not by buttons. */
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

/** The tools that a model may choose: these only read, and create no document. */
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
