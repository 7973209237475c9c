import { useState } from 'react'

/**
 * Returns the selected rows of a list, names by id. A selection survives a change of page. To clear it when the filters
 * change, key the component that uses this by the filters.
 */
export function useChoice(names: ReadonlyMap<string, string>) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  function choose(ids: readonly string[], isChosen: boolean) {
    setChosen((before) => {
      const next = new Map(before)
      for (const id of ids) {
        if (isChosen) next.set(id, names.get(id) ?? id)
        else next.delete(id)
      }
      return next
    })
  }
  return { chosen, clear: () => setChosen(new Map()), choosing: { ids: new Set(chosen.keys()), choose } }
}
