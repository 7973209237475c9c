// Checks that the folders of a feature are ranked, and so are those of the platform, `ui` and `app`: folders and files next
// to each other never import each other in a circle. Prints one line for each circle; exits with 1 if there is any.
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { readSourceFiles } from './check-files.mjs'

/** @typedef {import('./check-files.mjs').SourceFile} SourceFile */
/** @typedef {{ from: string, to: string }} Arrow an import, by the paths of both files */
/** @typedef {Map<string, Map<string, Arrow>>} Graph neighbours of each folder or file, each with one import as its reason */

/** The places whose folders are ranked. */
const areas = [
  /^(apps\/(?:server|web)\/src\/features\/[^/]+\/)/,
  /^(apps\/web\/src\/(?:ui|app)\/)/,
  /^(apps\/server\/src\/platform\/)/,
  /^(packages\/contract\/src\/[^/]+\/)/,
]
/** Tests may use everything around them. */
const tests = /\.(?:test|factory|fixture)\.tsx?$|\/testing\//
/** Only types: it names the interface of each part of the platform, and the parts import it. */
const hub = 'apps/server/src/platform/context.ts'

/** Imports of values or types. `import()` doesn't count: with it, a small module loads its large one on demand. */
const imports = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm

/**
 * Returns the circles between folders, one line each, with an import for each step.
 *
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
export function findFolderCircles(files) {
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
  return [...graphs].flatMap(([folder, graph]) => circlesOf(graph).map((circle) => describeCircle(folder, circle)))
}

/**
 * Adds an import to the graph of the folder in which both ends lie, between its two folders or files.
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
 * Returns a shortest circle for each set of folders that use each other. Circles between files only are found by
 * dependency-cruiser.
 *
 * @param {Graph} graph
 * @returns {Arrow[][]}
 */
function circlesOf(graph) {
  const covered = new Set()
  return [...graph.keys()].toSorted().flatMap((name) => {
    const circle = covered.has(name) || name.includes('.') ? undefined : shortestCircle(graph, name)
    for (const step of circle ?? []) covered.add(step.name)
    return circle ? [circle.map(({ arrow }) => arrow)] : []
  })
}

/**
 * @param {Graph} graph
 * @param {string} name
 * @returns {{ name: string, arrow: Arrow }[] | undefined}
 */
function shortestCircle(graph, name) {
  /** @type {{ name: string, arrow: Arrow }[][]} */
  let paths = [...(graph.get(name) ?? [])].map(([next, arrow]) => [{ name: next, arrow }])
  const visited = new Set()
  while (paths.length > 0) {
    /** @type {typeof paths} */
    const longer = []
    for (const path of paths) {
      const last = path.at(-1)?.name ?? ''
      if (last === name) return path
      if (visited.has(last)) continue
      visited.add(last)
      for (const [next, arrow] of graph.get(last) ?? []) longer.push([...path, { name: next, arrow }])
    }
    paths = longer
  }
  return undefined
}

/**
 * @param {string} folder
 * @param {readonly Arrow[]} circle
 */
function describeCircle(folder, circle) {
  const inside = (/** @type {string} */ path) => path.slice(folder.length + 1)
  const steps = circle.map(({ from, to }) => `${inside(from)} -> ${inside(to)}`)
  return `${folder}: these imports close a circle between folders; move one of the files: ${steps.join(', ')}.`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSourceFiles(process.cwd())
  const circles = findFolderCircles(files)
  for (const circle of circles) console.log(circle)
  process.exitCode = circles.length > 0 ? 1 : 0
}
