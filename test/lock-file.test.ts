import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
}

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(await readFile(file, 'utf8'))

/** Packages for WebAssembly: no Node runs there, and npm doesn't install them. */
const neverRuns = /-wasm32-wasi$/

/** Returns the folders where Node looks for a dependency of the package at `path`, nearest first. */
function placesFor(path: string, name: string): readonly string[] {
  const parts = path.split('/node_modules/')
  const candidatePaths = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/`,
  )
  return [...candidatePaths, 'node_modules/'].map((folder) => folder + name)
}

test('the lock file lists the packages of every platform, so that `npm ci` works on all of them', () => {
  const missingPackages = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !neverRuns.test(name) && !placesFor(path, name).some((place) => place in packages))
      .map((name) => `${name}, for ${path || 'Rise'}`),
  )

  expect(missingPackages).toEqual([])
})

test('the lock file names no registry, so that everyone installs from their own registry', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []))

  expect(addresses).toEqual([])
})
