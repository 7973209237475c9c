// Checks the texts for people: that the build can read each call of `t`, `msg` and `rich`, that all visible texts of the
// moved areas are in the catalogs, and that translations fit their sources. Prints each problem; exits with 1 if there
// are any.
import { join } from 'node:path'
import { readSourceFiles } from './check-files.mjs'

const root = process.cwd()
const { collectTexts } = await import('../packages/texts/build/collect-texts.ts')
const { findCatalogProblems, readLanguages } = await import('../packages/texts/build/catalogs.ts')

const folder = join(root, 'locales')
const collected = collectTexts(readSourceFiles(root), readLanguages(folder).moved)
const problems = [...collected.problems, ...findCatalogProblems(folder, collected)]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
