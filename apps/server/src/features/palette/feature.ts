import { paletteEndpoints } from '@rise/contract/palette/endpoints'
import type { Feature } from '../../platform/feature.ts'
import { implement } from '../../platform/http/implement.ts'
import { type PaletteSlot, searchPalette } from './search-palette.ts'

export type { PaletteSlot }

/** Returns the manifest of the header's search. `sources` are the searches of other features' content. */
export function palette(slots: { readonly sources: PaletteSlot }): Feature {
  return {
    name: 'palette',
    routes: implement(paletteEndpoints, {
      'GET /api/v1/palette': async ({ ctx, principal, query }) => ({
        groups: await searchPalette(slots.sources, { ctx, viewer: principal, typed: query.q }),
      }),
    }),
  }
}
