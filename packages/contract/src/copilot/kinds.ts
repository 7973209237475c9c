/** The tools of the copilot. */
export const copilotTools = [
  'find-jobs',
  'explain-match',
  'compare-jobs',
  'missing-skills',
  'tailor-resume',
  'write-message',
  'prepare-interview',
  'negotiate',
  'next-step',
] as const
export type CopilotTool = (typeof copilotTools)[number]

/** The author of an answer's wording; `failed`: the model failed, or its words were not supported by the facts. */
export const wordings = ['rules', 'model', 'failed'] as const
