/** What has to be let go of at the end, in the order in which it was opened. */
export interface Closers {
  /** `name` says in an error what could not be closed. */
  add(name: string, close: () => Promise<void>): void
  /**
   * Closes all, the last opened first, each once; one that fails does not keep the others open.
   *
   * @throws {AggregateError} with what failed, after all were tried
   */
  closeAll(): Promise<void>
}

export function createClosers(): Closers {
  const open: { readonly name: string; readonly close: () => Promise<void> }[] = []
  return {
    add(name, close) {
      open.push({ name, close })
    },
    async closeAll() {
      const failed: Error[] = []
      for (let next = open.pop(); next; next = open.pop()) {
        const { name, close } = next
        try {
          await close()
        } catch (cause) {
          failed.push(new Error(`${name} did not close`, { cause }))
        }
      }
      if (failed.length > 0) throw new AggregateError(failed, failed.map(({ message }) => message).join(', '))
    },
  }
}
