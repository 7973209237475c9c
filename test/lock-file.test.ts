import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
}

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(await readFile(file, 'utf8'))

/** No Node runs as WebAssembly; npm does without these. */
const neverRuns = /-wasm32-wasi$/

/** Where Node would look for a dependency of the package at `path`, nearest first. */
function placesFor(path: string, name: string): readonly string[] {
  const parts = path.split('/node_modules/')
  const nested = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/`)
  return [...nested, 'node_modules/'].map((folder) => folder + name)
}

test('the lock file names what each platform needs, so that `npm ci` works on all of them', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !neverRuns.test(name) && !placesFor(path, name).some((place) => place in packages))
      .map((name) => `${name}, for ${path || 'Rise'}`),
  )

  expect(missing).toEqual([])
})

test('the lock file names no registry, so that everyone installs from their own', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []))

  expect(addresses).toEqual([])
})
