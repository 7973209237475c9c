import type { CopilotChip, CopilotOpening } from '@rise/contract/copilot/shapes'
import { chip, textChip } from '../tools/answer.ts'

const ordinals = ['first', 'second', 'third']

/** Returns up to four requests to continue with, about the suggested jobs if there are any. */
export function followUpsFor(suggestions: CopilotOpening['jobs']): CopilotChip[] {
  const next = { ...chip('next-step', []), label: 'What should I do next?' }
  const jobs = suggestions.map(({ job }) => job)
  const [first] = jobs
  if (!first) return [next, textChip('Find remote jobs'), textChip('Find jobs near me')]
  const lackingIndex = suggestions.findIndex(({ missing }) => missing !== null && missing.length > 0)
  const lackingJob = jobs[lackingIndex]
  const both = jobs.length === 2 ? 'Compare both' : 'Compare all three'
  return [
    ...(jobs.length > 1 ? [{ ...chip('compare-jobs', jobs), label: both }] : []),
    lackingJob
      ? { ...chip('missing-skills', [lackingJob]), label: `What’s missing for the ${ordinals[lackingIndex]}?` }
      : { ...chip('explain-match', [first]), label: 'Why does the first fit?' },
    { ...chip('tailor-resume', [first]), label: 'Résumé for the first' },
    next,
  ]
}
