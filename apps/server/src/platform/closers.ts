/** Resources to close at shutdown. They are added in the order in which they were opened. */
export interface Closers {
  /** Adds a resource; `name` identifies it in errors. */
  add(name: string, close: () => Promise<void>): void
  /**
   * Closes all resources, each once, the last opened first. If one fails to close, the others are still closed.
   * @throws {AggregateError} with all failures, after every resource was tried
   */
  closeAll(): Promise<void>
}

export function createClosers(): Closers {
  const openResources: { readonly name: string; readonly close: () => Promise<void> }[] = []
  return {
    add(name, close) {
      openResources.push({ name, close })
    },
    async closeAll() {
      const failures: Error[] = []
      for (let next = openResources.pop(); next; next = openResources.pop()) {
        const { name, close } = next
        try {
          await close()
        } catch (cause) {
          failures.push(new Error(`${name} did not close`, { cause }))
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(', '))
    },
  }
}
