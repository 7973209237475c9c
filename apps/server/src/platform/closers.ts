/** Resources to release at shutdown, in the order in which they were opened. */
export interface Closers {
  /** `name` identifies the resource in errors. */
  add(name: string, close: () => Promise<void>): void
  /**
   * Closes all resources, each once, the last opened first. A failure does not keep the others open.
   *
   * @throws {AggregateError} with all failures, after every resource was tried
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
      const failures: Error[] = []
      for (let next = open.pop(); next; next = open.pop()) {
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
