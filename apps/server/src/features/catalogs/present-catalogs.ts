import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { catalogFiles, type FileEntry } from './catalog-files.ts'
import { foldSpelling } from './spelling.ts'

export type AnyCatalog = CatalogName | 'skills' | 'titles'

/** A catalog entry in its current state: as its file contains it, or as an admin changed it. */
export interface PresentEntry extends FileEntry {
  readonly aliases: readonly string[]
  /** No longer offered in forms. */
  readonly retired: boolean
  /** 0 for an unchanged entry of the file. */
  readonly version: number
}

/** An entry that an admin added, changed or merged. It replaces the file's entry with the same slug. */
export interface ChangedEntry extends Omit<PresentEntry, 'description' | 'for'> {
  readonly mergedInto: string | null
}

/** The name of an entry or one of its other names, folded for comparison. */
export interface Spelling {
  readonly folded: string
  readonly isAlias: boolean
  readonly entry: PresentEntry
}

export interface PresentCatalog {
  /** In the order in which forms offer them: the file's entries first. Includes retired entries, but no merged ones. */
  readonly entries: readonly PresentEntry[]
  /** The entries by their slugs, and by the slugs of the entries merged into them. */
  readonly bySlug: ReadonlyMap<string, PresentEntry>
  readonly spellings: readonly Spelling[]
  readonly bySpelling: ReadonlyMap<string, PresentEntry>
  /** Whether the catalog is unchanged from its file. */
  readonly isShipped: boolean
}

const names = Object.keys(catalogFiles) as AnyCatalog[]
const fileCatalogs = new Map(names.map((name) => [name, presentCatalog(catalogFiles[name], [])]))
/**
 * Read synchronously by forms and lists: each process holds the catalogs in memory, and reads them again after a
 * change.
 */
let presentCatalogs: ReadonlyMap<AnyCatalog, PresentCatalog> = fileCatalogs
let currentChanges: ReadonlyMap<string, readonly ChangedEntry[]> = new Map()

/**
 * Replaces the catalogs in memory with the shipped catalogs and applies these changes. Added entries are in the order of
 * their creation.
 */
export function setCatalogs(changes: ReadonlyMap<string, readonly ChangedEntry[]>): void {
  currentChanges = changes
  presentCatalogs = new Map(
    [...fileCatalogs].map(([name, shippedCatalog]) => {
      const changedCatalog = changes.get(name)
      return [name, changedCatalog === undefined ? shippedCatalog : presentCatalog(catalogFiles[name], changedCatalog)]
    }),
  )
}

/** Returns the changes to a catalog, for a worker process, which has only the files. */
export function currentChangesOf(catalog: AnyCatalog): readonly ChangedEntry[] {
  return currentChanges.get(catalog) ?? []
}

/** Returns the current state of a catalog. */
export function catalogNow(catalog: AnyCatalog): PresentCatalog {
  const catalogEntries = presentCatalogs.get(catalog)
  if (!catalogEntries) throw new Error(`no catalog ${catalog}`)
  return catalogEntries
}

/** Whether a catalog has an entry, or had it before it was merged into another. */
export function hasEntry(catalog: AnyCatalog, slug: string): boolean {
  return catalogNow(catalog).bySlug.has(slug)
}

/**
 * Returns the entries of these slugs, in order and each once; for a merged one, the entry it was merged into. Omits
 * unknown slugs.
 */
export function entriesOf(catalog: AnyCatalog, slugs: readonly string[]): CatalogEntry[] {
  const { bySlug } = catalogNow(catalog)
  const entries = new Set(slugs.flatMap((slug) => bySlug.get(slug) ?? []))
  return [...entries].map(({ slug, name }) => ({ slug, name }))
}

/** Returns the entry with this name or other name, ignoring case and accents; undefined when the catalog has none. */
export function findEntry(catalog: AnyCatalog, text: string): PresentEntry | undefined {
  return catalogNow(catalog).bySpelling.get(foldSpelling(text))
}

/** Returns the current slug of the entry with this slug or spelling; the slug itself if there is no such entry. */
export function presentSlug(catalog: AnyCatalog, slug: string): string {
  const { bySlug, bySpelling } = catalogNow(catalog)
  return (bySlug.get(slug) ?? bySpelling.get(foldSpelling(slug)))?.slug ?? slug
}

/** Returns the texts without duplicates; each text that names an entry gets the catalog's spelling. */
export function withCatalogSpelling(catalog: AnyCatalog, texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => findEntry(catalog, text)?.name ?? text))]
}

/**
 * Returns a text as it is shown: the current name of its entry if an admin has changed that entry, otherwise the text
 * as written.
 */
export function presentName(catalog: AnyCatalog, text: string): string {
  const { isShipped, bySpelling } = catalogNow(catalog)
  const entry = isShipped ? undefined : bySpelling.get(foldSpelling(text))
  return entry && entry.version > 0 ? entry.name : text
}

/** Returns each text as `presentName` does, without duplicates. */
export function presentNames(catalog: AnyCatalog, texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => presentName(catalog, text)))]
}

/** Returns the catalog that results from applying the changes to the entries of its file. */
export function presentCatalog(file: readonly FileEntry[], changes: readonly ChangedEntry[]): PresentCatalog {
  const changesBySlug = new Map(changes.map((change) => [change.slug, change]))
  const fileSlugs = new Set(file.map(({ slug }) => slug))
  const allEntries = [
    ...file.map((entry) => ({ ...presentEntryOf(entry), ...changesBySlug.get(entry.slug) })),
    ...changes.filter(({ slug }) => !fileSlugs.has(slug)),
  ]
  const unmergedEntries = allEntries.filter((entry) => !('mergedInto' in entry) || entry.mergedInto === null)
  const bySlug = new Map<string, PresentEntry>(unmergedEntries.map((entry) => [entry.slug, entry]))
  for (const { slug, mergedInto } of changes) {
    const mergeTarget = mergedInto === null ? undefined : bySlug.get(mergedInto)
    if (mergeTarget) bySlug.set(slug, mergeTarget)
  }
  const spellings = unmergedEntries.flatMap((entry) =>
    [entry.name, ...entry.aliases].map((text, index) => ({ folded: foldSpelling(text), isAlias: index > 0, entry })),
  )
  // A name takes precedence over another entry's other name.
  const inOrder = [...spellings.filter(({ isAlias }) => isAlias), ...spellings.filter(({ isAlias }) => !isAlias)]
  const bySpelling = new Map(inOrder.map((one) => [one.folded, one.entry]))
  return { entries: unmergedEntries, bySlug, spellings, bySpelling, isShipped: changes.length === 0 }
}

function presentEntryOf(entry: FileEntry): PresentEntry {
  return { ...entry, aliases: entry.aliases ?? [], retired: false, version: 0 }
}
