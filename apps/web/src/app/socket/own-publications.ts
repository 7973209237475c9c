const listeners = new Set<() => void>()

/** Reports that the member has published something that others may answer: a post or a comment. */
export function notePublication(): void {
  for (const listener of listeners) listener()
}

/** Calls back after each publication; returns a function that unsubscribes. */
export function onPublication(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
