import type { PaletteKind } from '@rise/contract/palette/kinds'
import type { PaletteHit } from '@rise/contract/palette/shapes'
import { plainWords } from '../../platform/words/plain-words.ts'

export interface PaletteGroup {
  kind: PaletteKind
  hits: PaletteHit[]
}

/**
 * Moves a kind to the front if the typed text names its best hit: companies if the name of the best hit begins with the
 * text, and people if the full name, or its end from any word on, does.
 */
export function bestFirst(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const beginning = plainWords(typed).join(' ')
  const isNamed = ({ kind, hits: [best] }: PaletteGroup) => {
    if (best === undefined || beginning === '') return false
    const words = plainWords(best.title)
    if (kind === 'companies') return words.join(' ').startsWith(beginning)
    return kind === 'people' && words.some((_, index) => words.slice(index).join(' ').startsWith(beginning))
  }
  return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))]
}
