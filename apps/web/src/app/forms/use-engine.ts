import { useRef, useState } from 'react'

/** Returns a form's state and its engine. The engine is created once, and always uses the page's latest plan. */
export function useEngine<S extends object, P extends object, E extends { readonly state: () => S }>(
  plan: P,
  create: (plan: () => P & { readonly onChange: (state: S) => void }) => E,
): readonly [S, E] {
  const latestPlan = useRef(plan)
  latestPlan.current = plan
  const [engine] = useState(() => create(() => ({ ...latestPlan.current, onChange: (next) => setState(next) })))
  const [state, setState] = useState(engine.state)
  return [state, engine]
}
