import { type PaletteKind, paletteKinds } from '@rise/contract/palette/kinds'
import type { PaletteHit } from '@rise/contract/palette/shapes'
import type { PaletteSearch, PaletteSource } from './source.ts'

/** The source of each kind of content, filled where the server is assembled. */
export type PaletteSlot = { readonly [Kind in PaletteKind]: PaletteSource }

interface PaletteGroup {
  kind: PaletteKind
  hits: PaletteHit[]
}

/**
 * Returns a few results of each kind that the viewer may see, in the order of the kinds; none for an empty search.
 * Typos are tolerated if no result of any kind has the words as typed.
 */
export async function searchPalette(
  slot: PaletteSlot,
  { typed, ...search }: Omit<PaletteSearch, 'forgiving'>,
): Promise<PaletteGroup[]> {
  // The database cannot store this character.
  const words = typed.replaceAll('\0', '').trim()
  if (words === '') return []
  const exactHits = await askAll(slot, { ...search, typed: words, forgiving: false })
  return exactHits.length > 0 ? exactHits : askAll(slot, { ...search, typed: words, forgiving: true })
}

async function askAll(slot: PaletteSlot, search: PaletteSearch): Promise<PaletteGroup[]> {
  const groups = await Promise.all(paletteKinds.map(async (kind) => ({ kind, hits: [...(await slot[kind](search))] })))
  return groups.filter(({ hits }) => hits.length > 0)
}
