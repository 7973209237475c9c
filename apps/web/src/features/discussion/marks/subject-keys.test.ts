import { contract } from '@rise/contract/contract'
import { expect, test } from 'vitest'
import { reactionKeys } from './subject-keys.ts'

/**
 * Queries that `reactionKeys` leaves out: admins' lists don't show reactions, and reactions to messages are updated by
 * the conversation itself.
 */
const excludedKeys = /^GET \/api\/v1\/(?:admin\/|convos\/)/

/** Whether a schema has a field of this name at any depth. */
function hasField(schema: unknown, name: string, visited = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || visited.has(schema)) return false
  visited.add(schema)
  const definition = 'def' in schema ? (schema.def as object) : schema
  if ('shape' in definition && name in (definition.shape as object)) return true
  return Object.values('shape' in definition ? (definition.shape as object) : definition).some((part) =>
    hasField(part, name, visited),
  )
}

test('a reaction refetches every query that shows reactions', () => {
  const keysWithReactions = Object.entries(contract)
    .filter(([key, { reply }]) => key.startsWith('GET ') && !excludedKeys.test(key) && hasField(reply, 'reactions'))
    .map(([key]) => key)
  expect(keysWithReactions).toContain('GET /api/v1/posts')
  expect(keysWithReactions.filter((key) => !(reactionKeys as readonly string[]).includes(key))).toEqual([])
})
