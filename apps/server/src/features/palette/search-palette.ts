import { type PaletteKind, paletteKinds } from '@rise/contract/palette/kinds'
import { bestFirst, type PaletteGroup } from './best-first.ts'
import type { PaletteSearch, PaletteSource } from './source.ts'

/** The slot for the source of each kind of content. Filled in `features/slots.ts`. */
export type PaletteSlot = { readonly [Kind in PaletteKind]: PaletteSource }

/**
 * Returns a few results of each kind that the viewer may see; none for an empty search. Kinds keep their order, but a
 * company or person of the typed name comes first. If nothing has the words as typed, typos are tolerated.
 */
export async function searchPalette(
  slot: PaletteSlot,
  { typed, ...search }: Omit<PaletteSearch, 'forgiving'>,
): Promise<PaletteGroup[]> {
  // The database cannot store a null character.
  const words = typed.replaceAll('\0', '').trim()
  if (words === '') return []
  const exactHits = await askAll(slot, { ...search, typed: words, forgiving: false })
  return exactHits.length > 0 ? bestFirst(exactHits, words) : askAll(slot, { ...search, typed: words, forgiving: true })
}

async function askAll(slot: PaletteSlot, search: PaletteSearch): Promise<PaletteGroup[]> {
  const groups = await Promise.all(paletteKinds.map(async (kind) => ({ kind, hits: [...(await slot[kind](search))] })))
  return groups.filter(({ hits }) => hits.length > 0)
}
