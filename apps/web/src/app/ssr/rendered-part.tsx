import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from 'react'
import { type LoadedPart, loadedPart } from '../../ui/states/loaded-part.ts'

/** The names of the parts that the server has rendered on a page. Undefined in the browser. */
export const PartsOnPage = createContext<Set<string> | undefined>(undefined)

/** A part that the server renders, and that browsers load on demand. */
interface PagePart<P> {
  readonly name: string
  /** The part's code, once it is loaded. */
  readonly code: LoadedPart<ComponentType<P>>
  readonly Lazy: ComponentType<P>
}

const loads = new Map<string, () => Promise<unknown>>()

/**
 * Declares a part of public pages that browsers load on demand, because few pages show it, and that the server renders.
 *
 * @param name identifies the part in the page's state; unique in the app
 */
export function renderedPart<P extends object>(name: string, load: () => Promise<ComponentType<P>>): PagePart<P> {
  const code = loadedPart(load)
  loads.set(name, code.load)
  return { name, code, Lazy: lazy(async () => ({ default: await code.load() })) }
}

/**
 * Renders a part. The browser loads the parts that the server has rendered before it hydrates the page: a part that is
 * loaded later is replaced by React when anything around it changes first, and clicks on it until then are lost.
 */
export function RenderedPart<P extends object>({ part, ...props }: { readonly part: PagePart<P> } & P) {
  useContext(PartsOnPage)?.add(part.name)
  const [Part] = useState<ComponentType<P>>(() => part.code.now() ?? part.Lazy)
  return (
    <Suspense fallback={null}>
      <Part {...(props as unknown as P)} />
    </Suspense>
  )
}

/** Loads parts: those with these names, by default all. Names that no module on the page has declared are ignored. */
export async function loadParts(names: Iterable<string> = loads.keys()): Promise<void> {
  await Promise.all([...names].flatMap((name) => loads.get(name)?.() ?? []))
}
