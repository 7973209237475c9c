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

/** How the first jobs were chosen: by the match with the story, by the words of the preferences, or not at all. */
export const openingBases = ['story', 'preferences', 'nothing'] as const

/** Who worded an answer. `failed`: the model failed, or the facts did not support its words. */
export const wordings = ['rules', 'model', 'failed'] as const
