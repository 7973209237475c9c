import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import type { CopilotTool } from '@rise/contract/copilot/kinds'
import type { CopilotCard, CopilotChip } from '@rise/contract/copilot/shapes'
import { toolNames } from '@rise/contract/copilot/words'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Limits } from './read-limits.ts'

/** A request for a tool, with all data that it may read. */
export interface ToolRequest {
  readonly ctx: Context
  readonly actorId: string
  readonly text: string
  readonly preferences: CopilotPreferences
  /** The jobs that the request is about, in order, from a button, a link, or the chat so far. */
  readonly jobs: readonly string[]
  /** Whether the request is about all of these jobs together. */
  readonly several: boolean
  /** The last list of jobs, in order. */
  readonly shown: readonly string[]
  /** All recently shown jobs of the chat. */
  readonly seen: readonly string[]
  /** The search that found the last list; null if there was none. */
  readonly search: JobFilter | null
  readonly limits: Limits
}

export interface Answer {
  readonly text: string
  readonly cards: readonly CopilotCard[]
  readonly chips: readonly CopilotChip[]
  /** Whether the request was not understood. Then the answer has no cards. */
  readonly notUnderstood?: true
}

export type Tool = (request: ToolRequest) => Promise<Answer>

/** Returns a button that runs a tool on jobs. */
export function chip(
  tool: CopilotTool,
  jobs: readonly { readonly _id: string; readonly title: string }[],
): CopilotChip {
  const titles = jobs.map(({ title }) => title).join(' and ')
  const label = t(toolNames[tool])
  return { label, tool, text: titles === '' ? label : `${label}: ${titles}`, jobs: jobs.map(({ _id }) => _id) }
}

/** Returns a button that sends words, which are read like a member's. */
export function textChip(text: string, jobs: readonly { readonly _id: string }[] = []): CopilotChip {
  return { label: text, text, tool: null, jobs: jobs.map(({ _id }) => _id) }
}

/** Returns the buttons offered below a job, without the one just used. */
export function chipsForJob(job: { readonly _id: string; readonly title: string }, used: CopilotTool): CopilotChip[] {
  const tools: CopilotTool[] = [
    'explain-match',
    'missing-skills',
    'tailor-resume',
    'prepare-interview',
    'negotiate',
    'write-message',
  ]
  return tools.filter((tool) => tool !== used).map((tool) => chip(tool, [job]))
}
