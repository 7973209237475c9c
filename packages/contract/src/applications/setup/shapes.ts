import { z } from 'zod'
import { stageKinds, templatePurposes } from './kinds.ts'

/** One of a company's own stages. */
export const hiringStage = z.object({ _id: z.string(), kind: z.enum(stageKinds), name: z.string() })
export type HiringStage = z.output<typeof hiringStage>

export const messageTemplate = z.object({
  _id: z.string(),
  purpose: z.enum(templatePurposes),
  name: z.string(),
  /** The text, with placeholders such as `{first name}`. */
  text: z.string(),
})
export type MessageTemplate = z.output<typeof messageTemplate>

/** The hiring setup of a company: its stages in order, and its templates by name. */
export const hiringSetup = z.object({ stages: z.array(hiringStage), templates: z.array(messageTemplate) })
export type HiringSetup = z.output<typeof hiringSetup>
