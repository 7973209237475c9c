import { contract } from '@rise/contract/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { reactionKeys } from './subject-keys.ts'

/** Admins' lists show no reactions, and those to messages are changed where they are shown. */
const without = /^GET \/api\/v1\/(?:admin\/|convos\/)/

/** Whether a JSON schema has a property of this name at any depth. */
function names(schema: unknown, name: string): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('properties' in schema && name in (schema.properties as object)) return true
  return Object.values(schema).some((part) => names(part, name))
}

test('whatever shows reactions is refetched after one', () => {
  const showing = Object.entries(contract)
    .filter(([key]) => key.startsWith('GET ') && !without.test(key))
    .filter(([, { reply }]) => names(z.toJSONSchema(reply, { unrepresentable: 'any' }), 'reactions'))
    .map(([key]) => key)
  expect(showing.filter((key) => !(reactionKeys as readonly string[]).includes(key))).toEqual([])
})
