import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listeners } from '../src/features/features.ts'

const features = fileURLToPath(new URL('../src/features/', import.meta.url))
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|factory|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, feature: file.split(sep)[0], text: readFileSync(features + file, 'utf8') }))

/** The kinds of activities that features declare in their `activities.ts`, as `<feature> <kind>`. */
const declaredKinds = sources
  .filter(({ file }) => file.endsWith(`${sep}activities.ts`))
  .flatMap(({ feature, text }) => [...text.matchAll(/^ {4}'([\w.-]+)':/gm)].map(([, kind]) => `${feature} ${kind}`))
const kindOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1)
const kinds = new Set(declaredKinds.map(kindOf))

/**
 * The kinds of activities named in files that record activities, including those of the demo, as `<feature> <kind>`.
 */
const recordedKinds = new Set(
  sources
    .filter(({ text }) => /\bactivity\.record(All)?\(/.test(text))
    .flatMap(({ feature, text }) =>
      [...text.matchAll(/'([\w-]+\.[\w-]+)'/g)].flatMap(([, kind]) =>
        kind !== undefined && kinds.has(kind) ? [`${feature} ${kind}`] : [],
      ),
    ),
)

test('every kind of activity belongs to one feature', () => {
  expect(declaredKinds.length).toBeGreaterThan(0)
  expect(declaredKinds.map(kindOf).toSorted()).toEqual([...kinds].toSorted())
})

test('each feature records exactly the kinds that it declares', () => {
  expect([...recordedKinds].toSorted()).toEqual(declaredKinds.toSorted())
})

test('each kind that a listener reacts to is declared', () => {
  const listenedKinds = new Set<string>(listeners.flatMap((listener) => listener.kinds))
  expect(listenedKinds.size).toBeGreaterThan(0)
  expect([...listenedKinds].filter((kind) => !kinds.has(kind))).toEqual([])
})
