import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalog, readCatalogs } from '../src/read-translations.ts'
import { textOfKey } from '../src/text-key.ts'
import type { CollectedTexts } from './collect-texts.ts'
import { problemsOfTranslation } from './message-shape.ts'

/** The content of `locales/languages.json`. */
export interface LanguageList {
  /** A finished language must have a translation of every text. */
  readonly languages: Readonly<Record<string, { readonly name: string; readonly finished: boolean }>>
  /** The beginnings of the paths whose visible texts are all in the catalogs. */
  readonly moved: readonly string[]
}

export function readLanguages(folder: string): LanguageList {
  return JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))
}

/** Returns what is wrong with the catalogs, one line each. */
export function findCatalogProblems(folder: string, { keys }: Pick<CollectedTexts, 'keys'>): string[] {
  const { languages } = readLanguages(folder)
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    ...folders
      .filter(({ name }) => !languages[name])
      .map(({ name }) => `locales/${name}: the language is not in languages.json.`),
    ...Object.entries(languages).flatMap(([language, { finished }]) => {
      const catalogs = readCatalogs(language, folder)
      return [
        ...[...catalogs].flatMap(([area, catalog]) =>
          problemsOfCatalog(language, catalog, keys.get(area) ?? new Set()).map(
            (problem) => `locales/${language}/${area}.json: ${problem}`,
          ),
        ),
        ...findDifferences(catalogs).map((problem) => `locales/${language}: ${problem}`),
        ...(finished ? missingTexts(catalogs, keys).map((problem) => `locales/${language}: ${problem}`) : []),
      ]
    }),
  ]
}

function problemsOfCatalog(language: string, catalog: Catalog, keys: ReadonlySet<string>): string[] {
  const names = Object.keys(catalog)
  return [
    ...names.filter((key) => !keys.has(key)).map((key) => `no source has “${key}”: run npm run extract:texts.`),
    ...(names.join('\n') === sorted(names).join('\n') ? [] : ['it is not sorted: run npm run extract:texts.']),
    ...Object.entries(catalog)
      .filter(([, translation]) => translation !== '')
      .flatMap(([key, translation]) =>
        problemsOfTranslation(textOfKey(key), translation, language).map((problem) => `“${key}”: ${problem}`),
      ),
  ]
}

/** A text has one translation in all areas, because the server looks it up by the text alone. */
function findDifferences(catalogs: ReadonlyMap<string, Catalog>): string[] {
  const translations = new Map<string, string>()
  const problems: string[] = []
  for (const catalog of catalogs.values()) {
    for (const [key, translation] of Object.entries(catalog)) {
      const other = translations.get(key)
      if (other !== undefined && other !== translation) {
        problems.push(`“${key}” has two translations: give its calls a context, or use one.`)
      }
      translations.set(key, translation)
    }
  }
  return problems
}

function missingTexts(catalogs: ReadonlyMap<string, Catalog>, keys: CollectedTexts['keys']): string[] {
  return [...keys].flatMap(([area, ofArea]) =>
    [...ofArea]
      .filter((key) => !catalogs.get(area)?.[key])
      .map((key) => `“${key}” of ${area} has no translation, and the language is marked as finished.`),
  )
}

/** Writes the catalogs of all languages: adds the missing keys without a translation, and drops those without a source. */
export function writeCatalogs(folder: string, { keys }: Pick<CollectedTexts, 'keys'>): void {
  for (const language of Object.keys(readLanguages(folder).languages)) {
    const catalogs = readCatalogs(language, folder)
    const known = new Map(
      [...catalogs.values()].flatMap((catalog) =>
        Object.entries(catalog).filter(([, translation]) => translation !== ''),
      ),
    )
    mkdirSync(join(folder, language), { recursive: true })
    for (const area of catalogs.keys()) if (!keys.has(area)) rmSync(join(folder, language, `${area}.json`))
    for (const [area, ofArea] of keys) {
      const entries = sorted([...ofArea]).map((key) => [key, catalogs.get(area)?.[key] || (known.get(key) ?? '')])
      const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
      writeFileSync(join(folder, language, `${area}.json`), text)
    }
  }
}

/** Sorts by code units, so that the order is the same on every machine. */
function sorted(keys: readonly string[]): string[] {
  return keys.toSorted()
}
