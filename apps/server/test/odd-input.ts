import type { Endpoint } from '@rise/contract/endpoint'
import { z } from 'zod'

/** An id that belongs to nothing, because no test creates it. */
export const UNKNOWN_ID = '0190a000-0000-7000-8000-0000000000ff'

type Schema = z.core.JSONSchema.JSONSchema
type Path = readonly (string | number)[]

const LEVELS = 8_000
const deepList = `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`
const deepNode = `${'{"type":"x","content":['.repeat(LEVELS)}${']}'.repeat(LEVELS)}`
/** The JSON that replaces each placeholder, because `JSON.stringify` fails on such deep values. */
const rawValues = new Map([
  ['"@deep list"', deepList],
  ['"@deep node"', deepNode],
])

/** Odd values for a body. */
const oddValues = [
  'a\0b',
  '\ud800',
  'x'.repeat(100_000),
  '-'.repeat(36),
  UNKNOWN_ID,
  '\u202e%00 \uffff 🦄',
  -1,
  1e300,
  2 ** 31,
  null,
  {},
  '@deep list',
  '@deep node',
]

/** Each place in a body gets every third odd value; the next places get the others. */
const EVERY = 3

/** Odd texts for a path parameter or a query, URL-encoded. */
export const oddTexts = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%ZZ',
  '%',
  '-'.repeat(36),
  UNKNOWN_ID,
  '..%2F..%2Fetc',
  '9'.repeat(40),
  '-1',
  '%F0%9F%A6%84',
  '%5B%5D',
  'x'.repeat(1_500),
  'x'.repeat(100_000),
]

/** Odd texts as the whole body; some are not JSON. */
const oddBodies = ['', 'null', '[]', '"text"', '7', '{', '{"__proto__":{}}', '{"\\u0000":1}', deepList, deepNode]

/**
 * Returns bodies for an endpoint: a nearly valid one, the odd texts, and the nearly valid one with an odd value in each
 * place. Returns none if the endpoint has no body.
 */
export function bodiesFor({ body }: Endpoint): string[] {
  if (!body) return []
  const wholeBody = sampleOf(body)
  const odd = pathsIn(wholeBody).flatMap((path, place) =>
    oddValues
      .filter((_, number) => number % EVERY === place % EVERY)
      .map((value) => toJson(withValue(wholeBody, path, value))),
  )
  return [toJson(wholeBody), ...oddBodies, ...odd]
}

function toJson(value: unknown): string {
  let text = JSON.stringify(value) ?? ''
  for (const [placeholder, json] of rawValues) text = text.replaceAll(placeholder, json)
  return text
}

/** Returns a value that a schema is likely to accept. */
export function sampleOf(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return make(json, json.$defs ?? {}, 0)
}

function make(schema: Schema, defs: Readonly<Record<string, Schema>>, depth: number): unknown {
  if (depth > 8) return null
  const inner = (one: unknown) => make((one ?? {}) as Schema, defs, depth + 1)
  if (schema.$ref) return inner(defs[schema.$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return inner(choice[0])
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner))
  switch (schema.type) {
    case 'string':
      return textFor(schema)
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () => inner(schema.items))
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, inner(property)]),
      )
    default:
      return 'anything'
  }
}

const candidates = [
  'odd',
  'https://example.com/odd',
  'odd@example.com',
  '2024-01-01',
  '2024-01',
  '12:30',
  '#112233',
  '1',
  'GB',
  'EUR',
]

function textFor({ format, pattern, minLength = 0, maxLength = 1_000 }: Schema): string {
  if (format === 'uuid') return UNKNOWN_ID
  if (format === 'email') return 'odd@example.com'
  if (format === 'uri') return 'https://example.com/odd'
  if (format === 'date-time') return '2026-06-15T09:00:00.000Z'
  if (format === 'date') return '2026-06-15'
  const fittingText = pattern && candidates.find((text) => new RegExp(pattern, 'u').test(text))
  return fittingText || 'Odd but plain words. '.repeat(100).slice(0, Math.min(Math.max(minLength, 20), maxLength))
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))]
}

function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const copy = Array.isArray(whole) ? [...whole] : { ...(whole as object) }
  const inner = (copy as Record<string, unknown>)[name]
  return Object.assign(copy, { [name]: withValue(inner, rest, value) })
}
