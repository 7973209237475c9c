import type { z } from 'zod'
import { Failure } from '../failure.ts'
import { parsePart } from './dispatch.ts'

const partNames: Readonly<Record<string, string>> = { querystring: 'query' }

/**
 * Returns a validator for Fastify of a part of a request. It parses like in-process calls, so that both refuse alike.
 */
export function validateAs(httpPart: string, schema: z.ZodType) {
  const part = partNames[httpPart] ?? httpPart
  return (value: unknown) => {
    try {
      return { value: parsePart(part, schema, value) }
    } catch (error) {
      if (error instanceof Failure) return { error }
      throw error
    }
  }
}
