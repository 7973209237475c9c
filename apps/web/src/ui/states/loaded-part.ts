import { useEffect, useState } from 'react'

/** A part that is loaded on demand, once. */
export interface LoadedPart<T> {
  /** Loads the part. A failed load is tried again by the next call. */
  load(): Promise<T>
  /** Returns the part; undefined before it has loaded. */
  now(): T | undefined
}

/** Creates a part that is loaded on demand. */
export function loadedPart<T>(load: () => Promise<T>): LoadedPart<T> {
  let part: T | undefined
  return {
    async load() {
      part ??= await load()
      return part
    },
    now: () => part,
  }
}

/**
 * Loads a part once it is needed. Returns undefined until it has loaded. Throws the error of a failed load. Unlike
 * with Suspense, the part replaces its placeholder within one task, so that no key press is lost in between.
 */
export function useLoadedPart<T>(part: LoadedPart<T>, isNeeded = true): T | undefined {
  const [loaded, setLoaded] = useState(() => part.now())
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const isLoading = isNeeded && loaded === undefined
  useEffect(() => {
    if (!isLoading) return
    let isMounted = true
    part.load().then(
      (value) => isMounted && setLoaded(() => value),
      (error) => isMounted && setFailure({ error }),
    )
    return () => {
      isMounted = false
    }
  }, [part, isLoading])
  if (failure) throw failure.error
  return loaded
}
