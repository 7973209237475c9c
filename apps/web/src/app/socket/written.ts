const listeners = new Set<() => void>()

/** Reports that the member has published something that others may answer: a post or a comment. */
export function noteWritten(): void {
  for (const listener of listeners) listener()
}

/** Calls back after each of them; returns a function that stops it. */
export function onWritten(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
