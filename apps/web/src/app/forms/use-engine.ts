import { useRef, useState } from 'react'

/** An engine that lives as long as its form, and how it stands; it asks for the plan of the page as it is then. */
export function useEngine<S extends object, P extends object, E extends { readonly state: () => S }>(
  plan: P,
  create: (plan: () => P & { readonly onChange: (state: S) => void }) => E,
): readonly [S, E] {
  const latest = useRef(plan)
  latest.current = plan
  const [engine] = useState(() => create(() => ({ ...latest.current, onChange: (next) => setState(next) })))
  const [state, setState] = useState(engine.state)
  return [state, engine]
}
