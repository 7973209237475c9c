import type { z } from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

/** A schema within an endpoint's input, with its path: `PUT /api/v1/professionals/{id} body.user.firstName`. */
export interface InputSchema {
  readonly place: string
  readonly schema: z.ZodType
}

/** Returns every schema within the params, query and body of every endpoint, including the outer ones. */
export function inputSchemas(): InputSchema[] {
  return Object.entries(contract as Record<string, Endpoint>).flatMap(([key, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? schemasWithin(schema, `${key} ${part}`, new Set()) : [],
    ),
  )
}

/** Returns every schema within one schema. A schema that contains itself is visited once. */
function schemasWithin(schema: z.ZodType, place: string, entered: ReadonlySet<z.ZodType>): InputSchema[] {
  if (entered.has(schema)) return []
  const within = new Set(entered).add(schema)
  return [
    { place, schema },
    ...partsOf(schema).flatMap(([name, part]) => schemasWithin(part as z.ZodType, place + name, within)),
  ]
}

/**
 * Whether a schema is a plain text, number or transform. Such a first half of a pipe is left out, because an endpoint
 * does not accept it without the second half.
 */
const isPlain = (schema: z.core.$ZodType) => ['string', 'number', 'transform'].includes(schema._zod.def.type)

function partsOf(schema: z.ZodType): (readonly [string, z.core.$ZodType])[] {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, part]) => [`.${name}`, part])
    case 'array':
      return [['[]', def.element]]
    case 'tuple':
      return def.items.map((part, number) => [`[${number}]`, part])
    case 'record':
      return [['{}', def.valueType]]
    case 'union':
      return def.options.map((part) => ['', part])
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return [['', def.innerType]]
    case 'pipe':
      return [def.in._zod.def.type === 'transform' ? def.out : def.in]
        .filter((part) => !isPlain(part))
        .map((part) => ['', part])
    case 'lazy':
      return [['', def.getter()]]
    default:
      return []
  }
}
