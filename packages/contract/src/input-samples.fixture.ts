import type { z } from 'zod'

const texts = [
  ...[
    'Mara Quill',
    'other',
    'yes',
    'EUR',
    'USD',
    'DE',
    'en',
    'How old are you, and are you married?',
    '#777777',
    '#0f6b62',
  ],
  ...['mara@example.com', 'https://example.com', 'https://example.com/a', '/pages/about', 'three-answers', '12345678'],
  ...['2024', '2026-11', '2026-11-21', '2027-03-31', '2026-11-21T09:00:00.000Z', '2027-11-21T09:00:00.000Z'],
  ...['2026-11-21T09:00', '2027-11-21T09:00', 'Europe/Berlin', '{{nobody}}', ''],
  ...['0192f0c1-2b3c-7d4e-8f50-112233445566', '0192f0c1-2b3c-7d4e-8f50-112233445577'],
  'What a long sentence this is, with more than sixty characters, and about nothing at all.',
]
const numbers = [0, 1, 2, 50, 60, 100, 2_024]
const plain = [...texts, ...numbers, true, false, null, undefined]

/** The most inputs for one schema. Those of an object combine the samples of its fields. */
const MOST_SAMPLES = 60
const MOST_DEPTH = 5

/**
 * Returns inputs of the shape that a schema accepts, so that also the rules about several fields are tried. Some of
 * them break such a rule.
 */
export function sampleInputs(schema: z.core.$ZodType, depth = 0): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return depth < MOST_DEPTH ? sampleObjects(def.shape, depth) : []
    case 'array': {
      const items = acceptedSamples(def.element, depth)
      return [[], ...items.map((item) => [item]), ...items.map((item) => [item, item]), items.slice(0, 4)]
    }
    case 'intersection': {
      const right = sampleInputs(def.right, depth)
      return sampleInputs(def.left, depth).map((left, index) => ({
        ...(left as object),
        ...(right[index % right.length] as object),
      }))
    }
    case 'union':
      return def.options.flatMap((option) => sampleInputs(option, depth))
    case 'enum':
      return Object.values(def.entries)
    case 'literal':
      return [...def.values]
    case 'nullable':
      return [...sampleInputs(def.innerType, depth), null]
    case 'optional':
    case 'default':
      return [...sampleInputs(def.innerType, depth), undefined]
    case 'pipe':
      return sampleInputs(def.in._zod.def.type === 'transform' ? def.out : def.in, depth)
    default:
      return plain
  }
}

const knownSamples = new WeakMap<z.core.$ZodType, unknown[]>()

function acceptedSamples(schema: z.core.$ZodType, depth: number): unknown[] {
  const samples = knownSamples.get(schema) ?? findAccepted(schema, depth)
  knownSamples.set(schema, samples)
  return samples
}

/** Returns the samples that a schema accepts; if there are none, one that it may refuse. */
function findAccepted(schema: z.core.$ZodType, depth: number): unknown[] {
  const samples = sampleInputs(schema, depth + 1)
  const accepted = samples.filter((sample) => (schema as z.ZodType).safeParse(sample).success)
  return accepted.length > 0 ? accepted.slice(0, MOST_SAMPLES) : samples.slice(0, 1)
}

/** Returns objects in which the samples of the fields are combined in different ways. */
function sampleObjects(shape: Readonly<Record<string, z.core.$ZodType>>, depth: number): object[] {
  const fields = Object.entries(shape).map(([name, field]) => [name, acceptedSamples(field, depth)] as const)
  return Array.from({ length: MOST_SAMPLES }, (_, round) =>
    Object.fromEntries(
      // Steps of different lengths through the samples of neighbouring fields, so that their combinations differ.
      fields.map(([name, samples], index) => [name, samples[(round * (2 * index + 1) + index) % samples.length]]),
    ),
  )
}
