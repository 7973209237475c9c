import { z } from 'zod'

/** The operator's model, at a server that speaks the OpenAI chat protocol. */
export interface AiSettings {
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  /** The server's host, as shown to members. */
  readonly provider: string
}

export const aiVariables = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address, such as https://models.example/v1' })
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
}

interface AiEnvironment {
  readonly AI_BASE_URL?: string | undefined
  readonly AI_API_KEY?: string | undefined
  readonly AI_MODEL?: string | undefined
}

/**
 * Returns the model's settings; undefined if none is configured. Adds a line to `problems` if AI_BASE_URL or AI_MODEL is
 * missing.
 */
export function readAiSettings(
  { AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiEnvironment,
  problems: string[],
): AiSettings | undefined {
  if (AI_BASE_URL === undefined && AI_MODEL === undefined && AI_API_KEY === undefined) return undefined
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) {
    problems.push('AI_BASE_URL and AI_MODEL belong together: set both or neither.')
    return undefined
  }
  const baseUrl = AI_BASE_URL.replace(/\/+$/, '')
  return { baseUrl, apiKey: AI_API_KEY, model: AI_MODEL, provider: new URL(baseUrl).host }
}
