// Checks that the folders of a feature, of the platform, of `ui` and of `app` form no import cycles with their
// neighbouring folders and files. Prints one line per cycle; exits with 1 if there is one.
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { readSourceFiles } from './check-files.mjs'

/** @typedef {import('./check-files.mjs').SourceFile} SourceFile */
/** @typedef {{ from: string, to: string }} Arrow an import, by the paths of both files */
/** @typedef {Map<string, Map<string, Arrow>>} Graph neighbours of each folder or file, each with one import as its reason */

/** The areas whose folders must not form cycles. */
const areas = [
  /^(apps\/(?:server|web)\/src\/features\/[^/]+\/)/,
  /^(apps\/web\/src\/(?:ui|app)\/)/,
  /^(apps\/server\/src\/platform\/)/,
  /^(packages\/contract\/src\/[^/]+\/)/,
]
/** Tests may use everything around them. */
const tests = /\.(?:test|factory|fixture)\.tsx?$|\/testing\//
/** Exempt: it only has types. It imports the interface of each part of the platform, and the parts import it. */
const hub = 'apps/server/src/platform/context.ts'

/** Imports of values or types. `import()` doesn't count: with it, a small module loads its large one on demand. */
const imports = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm

/**
 * Returns the cycles between folders, one line each, with an import for each step.
 *
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
export function findFolderCycles(files) {
  /** @type {Map<string, Graph>} */
  const graphs = new Map()
  for (const { path, text } of files) {
    const area = areas.map((pattern) => pattern.exec(path)?.[1]).find((match) => match !== undefined)
    if (area === undefined || tests.test(path) || path === hub || !/\.tsx?$/.test(path)) continue
    for (const [, specifier = ''] of text.matchAll(imports)) {
      const to = join(dirname(path), specifier)
      if (to.startsWith(area) && to !== hub) addArrow(graphs, { from: path, to })
    }
  }
  return [...graphs].flatMap(([folder, graph]) => cyclesOf(graph).map((cycle) => describeCycle(folder, cycle)))
}

/**
 * Adds an import to the graph of the innermost folder that contains both files, as an edge between its two entries.
 *
 * @param {Map<string, Graph>} graphs
 * @param {Arrow} arrow
 */
function addArrow(graphs, arrow) {
  const [from, to] = [arrow.from.split('/'), arrow.to.split('/')]
  const depth = from.findIndex((part, at) => part !== to[at])
  const [start, end] = [from[depth], to[depth]]
  if (start === undefined || end === undefined) return
  const folder = from.slice(0, depth).join('/')
  const graph = graphs.get(folder) ?? new Map()
  graphs.set(folder, graph)
  const ends = graph.get(start) ?? new Map()
  graph.set(start, ends)
  if (!ends.has(end)) ends.set(end, arrow)
}

/**
 * Returns a shortest cycle for each set of folders that import each other. Cycles between files only are left to
 * dependency-cruiser.
 *
 * @param {Graph} graph
 * @returns {Arrow[][]}
 */
function cyclesOf(graph) {
  const coveredNames = new Set()
  return [...graph.keys()].toSorted().flatMap((name) => {
    const cycle = coveredNames.has(name) || name.includes('.') ? undefined : shortestCycle(graph, name)
    for (const step of cycle ?? []) coveredNames.add(step.name)
    return cycle ? [cycle.map(({ arrow }) => arrow)] : []
  })
}

/**
 * @param {Graph} graph
 * @param {string} name
 * @returns {{ name: string, arrow: Arrow }[] | undefined}
 */
function shortestCycle(graph, name) {
  /** @type {{ name: string, arrow: Arrow }[][]} */
  let paths = [...(graph.get(name) ?? [])].map(([next, arrow]) => [{ name: next, arrow }])
  const visitedNames = new Set()
  while (paths.length > 0) {
    /** @type {typeof paths} */
    const longerPaths = []
    for (const path of paths) {
      const lastName = path.at(-1)?.name ?? ''
      if (lastName === name) return path
      if (visitedNames.has(lastName)) continue
      visitedNames.add(lastName)
      for (const [next, arrow] of graph.get(lastName) ?? []) longerPaths.push([...path, { name: next, arrow }])
    }
    paths = longerPaths
  }
  return undefined
}

/**
 * @param {string} folder
 * @param {readonly Arrow[]} cycle
 */
function describeCycle(folder, cycle) {
  const inside = (/** @type {string} */ path) => path.slice(folder.length + 1)
  const steps = cycle.map(({ from, to }) => `${inside(from)} -> ${inside(to)}`)
  return `${folder}: these imports form a cycle between folders; move one of the files: ${steps.join(', ')}.`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSourceFiles(process.cwd())
  const cycles = findFolderCycles(files)
  for (const cycle of cycles) console.log(cycle)
  process.exitCode = cycles.length > 0 ? 1 : 0
}
